import { lazy, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { IndividualShell } from '../features/individual/individual-shell.tsx'
import { anyClaim, claimOfIndividualAddress } from '../frame/session/claim.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { useLoadedAhead } from '../frame/use-loaded-ahead.ts'

const pages = {
  Choosing: async () => ({ default: (await import('../features/individual/choosing/choosing-page.tsx')).ChoosingPage }),
  Dashboard: async () => ({
    default: (await import('../features/individual/dashboard/dashboard-page.tsx')).DashboardPage,
  }),
  Choices: async () => ({ default: (await import('../features/individual/choices/choices-page.tsx')).ChoicesPage }),
  Requests: async () => ({ default: (await import('../features/individual/requests/requests-page.tsx')).RequestsPage }),
  Message: async () => ({ default: (await import('../features/individual/messages/message-page.tsx')).MessagePage }),
  Notifications: async () => ({
    default: (await import('../features/individual/own-notifications-page.tsx')).OwnNotificationsPage,
  }),
  Account: async () => ({ default: (await import('../features/individual/account/account-page.tsx')).AccountPage }),
}
const Choosing = lazy(pages.Choosing)
const Dashboard = lazy(pages.Dashboard)
const Choices = lazy(pages.Choices)
const Requests = lazy(pages.Requests)
const Message = lazy(pages.Message)
const Notifications = lazy(pages.Notifications)
const Account = lazy(pages.Account)

/** People go from page to page without a connection too. */
const loadPages = () => Promise.all(Object.values(pages).map((load) => load()))

/** `/individual/{user}/{company}/*`, and `/app/*` for whoever is signed in. */
export const IndividualArea = () => {
  const { encUserId, encCompanyId } = useParams()
  useLoadedAhead(loadPages)
  const claim = encUserId === undefined ? anyClaim : claimOfIndividualAddress(encUserId, encCompanyId)
  return (
    <SessionGate area="individual" claim={claim}>
      <IndividualShell>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="secim" element={<Choosing />} />
            <Route path="sectiklerim" element={<Choices />} />
            <Route path="istek-oneri" element={<Requests />} />
            <Route path="mesaj/:messageId" element={<Message />} />
            <Route path="bildirimler" element={<Notifications />} />
            <Route path="hesabim" element={<Account />} />
            <Route path="*" element={<Dashboard />} />
          </Routes>
        </Suspense>
      </IndividualShell>
    </SessionGate>
  )
}
