import type { RememberedAccount, Session } from '../api/connection.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

const key = 'tabldot_account'

const isAccount = (kept: unknown): kept is RememberedAccount =>
  typeof kept === 'object' &&
  kept !== null &&
  ['companyType', 'companyId', 'companyName', 'phone'].every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  )

/** Who signed in last on this browser, unless it is a shared one: company and phone, never a password. */
export const lastAccount: Session['lastAccount'] = {
  recall: () => {
    try {
      const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '')
      return isAccount(kept) ? kept : null
    } catch {
      return null
    }
  },
  remember: (account) => deviceStorage.setItem(key, JSON.stringify(account)),
  forget: () => deviceStorage.removeItem(key),
}
