import { Route, Routes, useParams } from 'react-router-dom'
import { AccountPage } from '../features/individual/account/account-page.tsx'
import { ChoosingPage } from '../features/individual/choosing/choosing-page.tsx'
import { ChoicesPage } from '../features/individual/choices/choices-page.tsx'
import { DashboardPage } from '../features/individual/dashboard/dashboard-page.tsx'
import { MessagePage } from '../features/individual/messages/message-page.tsx'
import { OwnNotificationsPage } from '../features/individual/own-notifications-page.tsx'
import { RequestsPage } from '../features/individual/requests/requests-page.tsx'
import { IndividualShell } from '../features/individual/individual-shell.tsx'
import { anyClaim, claimOfIndividualAddress } from '../frame/session/claim.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'

/** `/individual/{user}/{company}/*`, and `/app/*` for whoever is signed in. */
export const IndividualArea = () => {
  const { encUserId, encCompanyId } = useParams()
  const claim = encUserId === undefined ? anyClaim : claimOfIndividualAddress(encUserId, encCompanyId)
  return (
    <SessionGate area="individual" claim={claim}>
      <IndividualShell>
        <Routes>
          <Route path="secim" element={<ChoosingPage />} />
          <Route path="sectiklerim" element={<ChoicesPage />} />
          <Route path="istek-oneri" element={<RequestsPage />} />
          <Route path="mesaj/:messageId" element={<MessagePage />} />
          <Route path="bildirimler" element={<OwnNotificationsPage />} />
          <Route path="hesabim" element={<AccountPage />} />
          <Route path="*" element={<DashboardPage />} />
        </Routes>
      </IndividualShell>
    </SessionGate>
  )
}
