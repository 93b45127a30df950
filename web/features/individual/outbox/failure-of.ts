import { statusOf } from '../../../ui/words/problem-text.ts'

/** Nothing is wrong with the request itself: the server is busy, or somebody else has signed in meanwhile. */
const isAboutNow = (status: number) => status >= 500 || [401, 403, 429].includes(status)

export const failureOf = (error: unknown, isOnline: boolean): 'offline' | 'failed' | 'refused' => {
  const status = statusOf(error)
  if (typeof status !== 'number') return isOnline ? 'failed' : 'offline'
  return isAboutNow(status) ? 'failed' : 'refused'
}
