/** Of the privacy notice in src/texts/privacy-notice.ts; another text needs another version. */
export const privacyVersion = '2026-11'
