import { Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { AdminShell } from '../features/admin/admin-shell.tsx'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { useUnsavedGuard } from '../ui/unsaved/unsaved-guard.ts'
import { onPushOpened } from '../frame/push/on-push-opened.ts'
import { useSession } from '../frame/session/session-context.ts'
import type { WithSession } from '../frame/session/session-slice.ts'
import { adminTabs } from './admin-tabs.ts'

const addressOf = (path: string): string => (path === '' ? '/admin' : `/admin/${path}`)

const AdminPages = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => onPushOpened('/admin', (page) => void navigate(addressOf(page))), [navigate])
  const isOpen = (path: string) =>
    path === '' ? pathname.replace(/\/$/, '') === '/admin' : `${pathname}/`.startsWith(`${addressOf(path)}/`)
  if (isOpen('') && new URLSearchParams(search).get('debug') === '1')
    return <Navigate replace to={`${addressOf('admin-notifications')}?debug=1`} />
  return (
    <AdminShell items={adminTabs.map((tab) => ({ ...tab, to: addressOf(tab.path), isOpen: isOpen(tab.path) }))}>
      <Suspense key={adminTabs.find(({ path }) => isOpen(path))?.path} fallback={<PageSkeleton />}>
        <Routes>
          {adminTabs.map(({ path, Panel }) => (
            <Route key={path} path={path === '' ? '/' : `${path}/*`} element={<Panel />} />
          ))}
          <Route path="*" element={<Navigate replace to="/admin" />} />
        </Routes>
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
