import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AccessErrorCard } from '../frame/gate/access-error-card.tsx'
import { AreaSkeleton } from '../ui/states/skeletons.tsx'
import { CrashGuard } from './crash-guard.tsx'
import { FramedSignIn } from '../frame/session/framed.ts'
import { Start } from './start.tsx'

const SignIn = lazy(async () => ({ default: (await import('../features/sign-in/sign-in-page.tsx')).SignInPage }))
const Company = lazy(async () => ({ default: (await import('./company-area.tsx')).CompanyArea }))
const Individual = lazy(async () => ({ default: (await import('./individual-area.tsx')).IndividualArea }))
const Kitchen = lazy(async () => ({ default: (await import('./kitchen-area.tsx')).KitchenArea }))
const GroupMenu = lazy(async () => ({ default: (await import('./group-menu-area.tsx')).GroupMenuArea }))
const AdminSignIn = lazy(async () => ({
  default: (await import('../features/admin/sign-in/admin-sign-in-page.tsx')).AdminSignInPage,
}))
const Admin = lazy(async () => ({ default: (await import('./admin-area.tsx')).AdminArea }))
const Poster = lazy(async () => ({ default: (await import('../features/poster/poster-page.tsx')).PosterPage }))
const Application = lazy(async () => ({
  default: (await import('../features/sign-in/application-page.tsx')).ApplicationPage,
}))
const PrivacyNotice = lazy(async () => ({
  default: (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
}))

/** One lazy chunk per area: a phone at the sign-in page downloads nothing of the others. */
export const AppRoutes = ({ isFramed }: { isFramed: boolean }) => (
  <CrashGuard>
    <FramedSignIn value={isFramed ? <SignIn /> : null}>
      <Suspense fallback={<AreaSkeleton />}>
        <Routes>
          <Route path="/" element={<Start SignIn={SignIn} />} />
          <Route path="/login" element={<SignIn />} />
          <Route path="/basvuru" element={<Application />} />
          <Route path="/aydinlatma-metni" element={<PrivacyNotice />} />
          <Route path="/afis/:slug" element={<Poster />} />
          <Route path="/individual/:encUserId/:encCompanyId/*" element={<Individual />} />
          <Route path="/app/*" element={<Individual />} />
          <Route path="/app/:deeper/:unknown/*" element={<Individual />} />
          <Route path="/:cateringId/:userId/:corporateId/kitchen-dashboard" element={<Kitchen />} />
          <Route path="/catering/groups/:groupId/menu" element={<GroupMenu />} />
          <Route path="/:encUserId/:encCompanyType/:encCompanyId/:page?" element={<Company />} />
          <Route path="*" element={<AccessErrorCard message="Aradığınız sayfa bulunamadı." />} />
        </Routes>
      </Suspense>
    </FramedSignIn>
  </CrashGuard>
)

/**
 * Separate from the others, one of which matches any path of three segments. The server forbids framing these pages;
 * this also keeps them closed where a cache or a proxy drops its headers.
 */
export const AdminRoutes = ({ isInside }: { isInside: boolean }) => (
  <CrashGuard>
    {isInside ? (
      <AccessErrorCard message="Yönetim sayfaları başka bir sayfanın içinde açılmaz." />
    ) : (
      <Suspense fallback={<AreaSkeleton />}>
        <Routes>
          <Route path="/admin/login" element={<AdminSignIn />} />
          <Route path="/admin/*" element={<Admin />} />
        </Routes>
      </Suspense>
    )}
  </CrashGuard>
)
