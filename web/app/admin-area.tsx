import { lazy, Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { useGetPlatformOverviewQuery } from '../api/generated-admin.ts'
import { AdminShell } from '../features/admin/admin-shell.tsx'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { useUnsavedGuard } from '../ui/unsaved/unsaved-guard.ts'
import { onPushOpened } from '../frame/push/on-push-opened.ts'
import { useSession } from '../frame/session/session-context.ts'
import type { WithSession } from '../frame/session/session-slice.ts'
import { codeOf } from '../ui/words/problem-text.ts'
import { adminTabs } from './admin-tabs.ts'

const DemandedSecondFactor = lazy(async () => ({
  default: (await import('../features/admin/sign-in/demanded-second-factor.tsx')).DemandedSecondFactor,
}))

const addressOf = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`)

const AdminPages = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { error, refetch } = useGetPlatformOverviewQuery()
  const isDemanded = codeOf(error) === 'second_factor.must_set_up'
  useEffect(() => onPushOpened('/admin', (page) => void navigate(addressOf(page))), [navigate])
  const isOpen = (path: string) =>
    path === '' ? pathname.replace(/\/$/, '') === '/admin' : `${pathname}/`.startsWith(`${addressOf(path)}/`)
  if (isOpen('') && new URLSearchParams(search).get('debug') === '1')
    return <Navigate replace to={`${addressOf('admin-notifications')}?debug=1`} />
  return (
    <AdminShell
      items={isDemanded ? [] : adminTabs.map((tab) => ({ ...tab, to: addressOf(tab.path), isOpen: isOpen(tab.path) }))}
    >
      <Suspense key={adminTabs.find(({ path }) => isOpen(path))?.path} fallback={<PageSkeleton />}>
        {isDemanded ? (
          <DemandedSecondFactor onSetUp={() => void refetch()} />
        ) : (
          <Routes>
            {adminTabs.map(({ path, Panel }) => (
              <Route key={path} path={path === '' ? '/' : `${path}/*`} element={<Panel />} />
            ))}
            <Route path="*" element={<Navigate replace to="/admin" />} />
          </Routes>
        )}
      </Suspense>
    </AdminShell>
  )
}

/** Sends people without a session, or whose session has expired, to the sign-in page. */
export const AdminArea = () => {
  const session = useSession()
  const guard = useUnsavedGuard()
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  useEffect(() => {
    if (!isExpired) return
    guard.forgetAll()
    session.end()
  }, [guard, isExpired, session])
  if (session.token() === null) return <Navigate replace to="/admin/login" />
  return <AdminPages />
}
