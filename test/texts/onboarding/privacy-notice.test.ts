import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { privacyNotice } from '../../../src/texts/onboarding/privacy-notice.ts'

/** A fingerprint of each version's wording. Entries are added, never changed: people were shown these words. */
const published: Record<string, string> = {
  '2026-11': '3cd94ce4824fe288',
  '2026-12': '24e8572355867a80',
  '2027-01': '9d28eb10fc1b8a32',
  '2027-02': '3af715d5338ff0d5',
  '2027-03': 'cdf3866484a1c5f1',
}

it('the privacy notice gets a new version whenever its wording changes', () => {
  const { version, ...words } = privacyNotice
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(published[version])
})
