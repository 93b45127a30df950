import type { Session } from '../api/connection.ts'
import { loadPage } from './framed.ts'
import { knownDevices } from './known-devices.ts'
import { keptAnswersOf } from './kept-answers.ts'
import { lastAccount } from './last-account.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

const key = 'user_token'

const token = () => deviceStorage.getItem(key)

/** The session of the whole browser, shared by its tabs. */
export const browserSession: Session = {
  token,
  answers: keptAnswersOf(token),
  start: (token) => deviceStorage.setItem(key, token),
  startAnew: (token, path) => {
    deviceStorage.setItem(key, token)
    loadPage(path)
  },
  end: () => {
    deviceStorage.removeItem(key)
    // A full page load, so that none of this person's data stays in memory.
    loadPage('/login')
  },
  watch: (onChange) => {
    const listen = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) onChange()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
  knownDevices,
  lastAccount,
}
