import type { Session } from '../api/connection.ts'
import { knownDevices } from './known-devices.ts'
import { lastAccount } from './last-account.ts'
import { tabStorage } from '../ui/device/page-storage.ts'

const key = 'admin_token'

export const isAdminPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** An administrator's session, which lives and ends with one tab. */
export const adminSession: Session = {
  token: () => tabStorage.getItem(key),
  start: (token) => tabStorage.setItem(key, token),
  startAnew: (token, path) => {
    tabStorage.setItem(key, token)
    location.assign(path)
  },
  end: () => {
    tabStorage.removeItem(key)
    // A full page load, so that no company's data stays in memory.
    location.assign('/admin/login')
  },
  watch: () => () => undefined,
  knownDevices,
  lastAccount,
}
