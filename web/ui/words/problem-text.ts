type ProblemBody = { detail?: unknown; code?: unknown; present?: unknown }

const bodyOf = (error: unknown): ProblemBody | undefined => {
  const data = (error as { data?: unknown } | null | undefined)?.data
  return typeof data === 'object' && data !== null ? data : undefined
}

const sessionEnded = 'Oturumunuz sona ermişti, giriş yapıp yeniden deneyin.'

/** The text stops being true once somebody has signed in again. */
export const isSessionEndText = (text: string | undefined): boolean => text?.endsWith(sessionEnded) === true

const detailOf = (error: unknown): string | undefined => {
  if (isSessionEnd(error)) return sessionEnded
  const detail = bodyOf(error)?.detail
  if (typeof detail === 'string' && detail !== '') return detail
  return statusOf(error) === 'FETCH_ERROR'
    ? 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.'
    : undefined
}

/** The code of the server's refusal, `thing.reason`. */
export const codeOf = (error: unknown): unknown => bodyOf(error)?.code

export const statusOf = (error: unknown): number | string | undefined => {
  const status = (error as { status?: unknown } | null | undefined)?.status
  return typeof status === 'number' || typeof status === 'string' ? status : undefined
}

/** Nobody is signed in any more; a wrong password has another code. */
const isSessionEnd = (error: unknown): boolean => bodyOf(error)?.code === 'session.missing'

/** The code with which the server refuses a change based on an outdated version. */
export const staleCode = 'record.changed_meanwhile'

/** The current version, if somebody else has changed the record meanwhile. */
export const presentIn = (error: unknown): unknown => {
  const body = bodyOf(error)
  return body?.code === staleCode ? body.present : undefined
}

/**
 * The server rejected what was sent, so a corrected form is a new request. After any other error the request may have
 * succeeded.
 */
export const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error)
  return typeof status === 'number' && status >= 400 && status < 500
}

/** The server's own sentence if it sent one, otherwise the screen's fallback. */
export const problemText = (error: unknown, fallback: string): string => detailOf(error) ?? fallback

/** "Vardiyalar yüklenirken hata oluştu: …"; a prefix that is a sentence by itself loses its period. */
export const prefixedProblem = (error: unknown, prefix: string): string => {
  const detail = detailOf(error)
  return detail === undefined ? prefix : `${prefix.replace(/\.$/, '')}: ${detail}`
}

/** Why a whole page could not be loaded. */
export const loadProblem = (error: unknown): string =>
  detailOf(error) === undefined ? 'Veri yüklenemedi' : prefixedProblem(error, 'Veriler yüklenirken hata oluştu')
