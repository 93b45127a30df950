import { type ReactNode, Suspense } from 'react'
import { matchRoutes, useRoutes } from 'react-router-dom'
import { AccessErrorCard } from '../frame/gate/access-error-card.tsx'
import { type Lazily, lazily } from '../frame/later.tsx'
import { AreaSkeleton } from '../ui/states/skeletons.tsx'
import { AreaGuard } from './area-guard.tsx'
import { FramedSignIn } from '../frame/session/framed.ts'
import { Start } from './start.tsx'

/** Loads the page that the address names as well, so that its place is not taken by a skeleton. */
const withPage = (loadPageAt: (path: string) => Promise<unknown>) =>
  loadPageAt(location.pathname).catch(() => undefined)

const SignIn = lazily(async () => (await import('../features/sign-in/sign-in-page.tsx')).SignInPage)
const Company = lazily(async () => {
  const { CompanyArea, loadPageAt } = await import('./company-area.tsx')
  await withPage(loadPageAt)
  return CompanyArea
})
const Individual = lazily(async () => {
  const { IndividualArea, loadPageAt } = await import('./individual-area.tsx')
  await withPage(loadPageAt)
  return IndividualArea
})
const Kitchen = lazily(async () => (await import('./kitchen-area.tsx')).KitchenArea)
const GroupMenu = lazily(async () => (await import('./group-menu-area.tsx')).GroupMenuArea)
const AdminSignIn = lazily(
  async () => (await import('../features/admin/sign-in/admin-sign-in-page.tsx')).AdminSignInPage,
)
const Admin = lazily(async () => (await import('./admin-area.tsx')).AdminArea)
const Poster = lazily(async () => (await import('../features/poster/poster-page.tsx')).PosterPage)
const Application = lazily(async () => (await import('../features/sign-in/application-page.tsx')).ApplicationPage)
const LinkOfMail = lazily(async () => (await import('../features/sign-in/link-page.tsx')).LinkPage)
const PrivacyNotice = lazily(async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage)

const route = (path: string, Area: Lazily, element: ReactNode = <Area />) => ({ path, element, load: Area.load })

/** One lazy chunk per area: a phone at the sign-in page downloads nothing of the others. */
const routes = [
  route('/', SignIn, <Start SignIn={SignIn} />),
  route('/login', SignIn),
  route('/basvuru', Application),
  ...['/e-posta-onayi', '/e-posta-iptali', '/sifre-yenile'].map((path) => route(path, LinkOfMail)),
  route('/aydinlatma-metni', PrivacyNotice),
  route('/afis/:slug', Poster),
  route('/individual/:encUserId/:encCompanyId/*', Individual),
  route('/app/*', Individual),
  route('/app/:deeper/:unknown/*', Individual),
  route('/:cateringId/:userId/:corporateId/kitchen-dashboard', Kitchen),
  route('/catering/groups/:groupId/menu', GroupMenu),
  route('/:encUserId/:encCompanyType/:encCompanyId/:page?', Company),
]
const adminRoutes = [route('/admin/login', AdminSignIn), route('/admin/*', Admin)]
const unknown = { path: '*', element: <AccessErrorCard message="Aradığınız sayfa bulunamadı." /> }

/** Loads what the routes show at an address. */
export const loadAreaAt = async (path: string, isAdmin: boolean): Promise<void> => {
  await matchRoutes(isAdmin ? adminRoutes : routes, path)?.[0]?.route.load()
}

const Areas = () => useRoutes([...routes, unknown])

export const AppRoutes = ({ isFramed }: { isFramed: boolean }) => (
  <AreaGuard>
    <FramedSignIn value={isFramed ? <SignIn /> : null}>
      <Suspense fallback={<AreaSkeleton />}>
        <Areas />
      </Suspense>
    </FramedSignIn>
  </AreaGuard>
)

const AdminAreas = () => useRoutes(adminRoutes)

/**
 * Separate from the others, one of which matches any path of three segments. The server forbids framing these pages;
 * this also keeps them closed where a cache or a proxy drops its headers.
 */
export const AdminRoutes = ({ isInside }: { isInside: boolean }) => (
  <AreaGuard>
    {isInside ? (
      <AccessErrorCard message="Yönetim sayfaları başka bir sayfanın içinde açılmaz." />
    ) : (
      <Suspense fallback={<AreaSkeleton />}>
        <AdminAreas />
      </Suspense>
    )}
  </AreaGuard>
)
