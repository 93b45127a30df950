import { Suspense } from 'react'
import { matchRoutes, renderMatches, useLocation, useParams } from 'react-router-dom'
import { loadMarksIfKept } from '../features/individual/avoided/load-marks.ts'
import { IndividualShell } from '../features/individual/individual-shell.tsx'
import { useAreaRoot } from '../features/individual/use-area-path.ts'
import { anyClaim, claimOfIndividualAddress } from '../frame/session/claim.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { allOf, lazily } from '../frame/later.tsx'
import { useLoadedAhead } from '../frame/use-loaded-ahead.ts'

const page = (path: string, load: Parameters<typeof lazily>[0]) => {
  const Page = lazily(load)
  return { path, element: <Page />, load: Page.load }
}
const pages = [
  page('secim', async () => (await import('../features/individual/choosing/choosing-page.tsx')).ChoosingPage),
  page('sectiklerim', async () => (await import('../features/individual/choices/choices-page.tsx')).ChoicesPage),
  page('istek-oneri', async () => (await import('../features/individual/requests/requests-page.tsx')).RequestsPage),
  page('mesaj/:messageId', async () => (await import('../features/individual/messages/message-page.tsx')).MessagePage),
  page(
    'bildirimler',
    async () => (await import('../features/individual/own-notifications-page.tsx')).OwnNotificationsPage,
  ),
  page('hesabim/yokum', async () => (await import('../features/individual/account/account-pages.ts')).AbsencePage),
  page(
    'hesabim/kacindiklarim',
    async () => (await import('../features/individual/account/account-pages.ts')).AvoidedPage,
  ),
  page('hesabim/ay', async () => (await import('../features/individual/account/account-pages.ts')).MonthPage),
  page('hesabim', async () => (await import('../features/individual/account/account-page.tsx')).AccountPage),
  page('*', async () => (await import('../features/individual/dashboard/dashboard-page.tsx')).DashboardPage),
]

/** People go from page to page without a connection too. */
const loadPages = allOf(...pages)

export const loadPageAt = async (path: string) =>
  Promise.all([
    matchRoutes(pages, path.replace(/^\/(app|individual\/[^/]+\/[^/]+)/, '') || '/')?.[0]?.route.load(),
    loadMarksIfKept(),
  ])

/** Below the area's address, whichever route led here: the one for `/app/hesabim/ay` takes all of it for its own. */
const Pages = () => {
  const params = useParams()
  const matches = matchRoutes(pages, useLocation(), useAreaRoot())
  return renderMatches(matches?.map((match) => ({ ...match, params: { ...params, ...match.params } })) ?? null)
}

/** `/individual/{user}/{company}/*`, and `/app/*` for whoever is signed in. */
export const IndividualArea = () => {
  const { encUserId, encCompanyId } = useParams()
  useLoadedAhead(loadPages)
  const claim = encUserId === undefined ? anyClaim : claimOfIndividualAddress(encUserId, encCompanyId)
  return (
    <SessionGate area="individual" claim={claim}>
      <IndividualShell>
        <Suspense fallback={<PageSkeleton />}>
          <Pages />
        </Suspense>
      </IndividualShell>
    </SessionGate>
  )
}
