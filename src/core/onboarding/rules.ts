/** Of the privacy notice in src/texts/onboarding/privacy-notice.ts; another text needs another version. */
export const privacyVersion = '2026-11'

/** Limits by address do not bound what many addresses send to one company. */
export const maxWaitingApplications = 200
