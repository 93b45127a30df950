/** Version of the privacy notice in src/texts/onboarding/privacy-notice.ts; change it along with the text. */
export const privacyVersion = '2027-03'

/** Rate limits per IP address do not bound what many addresses send to one company. */
export const maxWaitingApplications = 1000
