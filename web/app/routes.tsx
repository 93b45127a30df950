import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AccessErrorCard } from '../shared/feedback/access-error-card.tsx'
import { AreaSkeleton } from '../shared/feedback/skeletons.tsx'
import { CrashGuard } from './crash-guard.tsx'

const SignIn = lazy(async () => ({ default: (await import('../features/sign-in/sign-in-page.tsx')).SignInPage }))
const Company = lazy(async () => ({ default: (await import('./company-area.tsx')).CompanyArea }))
const Individual = lazy(async () => ({ default: (await import('./individual-area.tsx')).IndividualArea }))
const Kitchen = lazy(async () => ({ default: (await import('./kitchen-area.tsx')).KitchenArea }))

/** One lazy chunk per area: a phone at the sign-in page downloads nothing of the others. */
export const AppRoutes = () => (
  <CrashGuard>
    <Suspense fallback={<AreaSkeleton />}>
      <Routes>
        <Route path="/" element={<SignIn />} />
        <Route path="/login" element={<SignIn />} />
        <Route path="/individual/:encUserId/:encCompanyId/*" element={<Individual />} />
        <Route path="/app/*" element={<Individual />} />
        <Route path="/app/:deeper/:unknown/*" element={<Individual />} />
        <Route path="/:cateringId/:userId/:corporateId/kitchen-dashboard" element={<Kitchen />} />
        <Route path="/:encUserId/:encCompanyType/:encCompanyId/:page?" element={<Company />} />
        <Route path="*" element={<AccessErrorCard message="Aradığınız sayfa bulunamadı." />} />
      </Routes>
    </Suspense>
  </CrashGuard>
)
