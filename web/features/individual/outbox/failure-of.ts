import { statusOf } from '../../../ui/words/problem-text.ts'

/** What was sent is not wrong: the server is busy, or somebody else is signed in by now. */
const isAboutNow = (status: number) => status >= 500 || [401, 403, 429].includes(status)

export const failureOf = (error: unknown, isOnline: boolean): 'offline' | 'failed' | 'refused' => {
  const status = statusOf(error)
  if (typeof status !== 'number') return isOnline ? 'failed' : 'offline'
  return isAboutNow(status) ? 'failed' : 'refused'
}
