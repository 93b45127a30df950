import { refusals } from '../shared/index.ts'
import { privacyVersion } from './rules.ts'

export const privacyRefusal = refusals({ 'privacy.outdated': 'conflict' })

/** The version of the privacy notice somebody was shown, and when; both null if the request did not say. */
export interface PrivacyAcceptance {
  privacyVersion: string | null
  privacyAcceptedAt: Date | null
}

export const noPrivacyNotice: PrivacyAcceptance = { privacyVersion: null, privacyAcceptedAt: null }

/** Refuses an outdated notice, so that the person gets to see the current one (record 0033). */
export const privacyAcceptance = (shown: string | undefined, at: Date): PrivacyAcceptance => {
  if (shown === undefined) return noPrivacyNotice
  if (shown !== privacyVersion) throw privacyRefusal('privacy.outdated')
  return { privacyVersion, privacyAcceptedAt: at }
}
