import type { Facts } from '../core/shared/index.ts'
import * as access from './access.ts'
import * as audit from './audit.ts'
import * as companies from './companies.ts'
import * as feedback from './feedback.ts'
import * as images from './images.ts'
import * as mail from './mail.ts'
import * as menus from './menus.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as partnerships from './partnerships.ts'
import * as performance from './performance.ts'
import * as shared from './shared.ts'
import * as shifts from './shifts.ts'
import * as store from './store.ts'
import * as workforce from './workforce.ts'
import type { RefusalSentences } from './sentences.ts'
import type * as core from '../core/index.ts'

export const sentences = {
  ...access.refusals,
  ...audit.refusals,
  ...companies.refusals,
  ...feedback.refusals,
  ...images.refusals,
  ...mail.refusals,
  ...menus.refusals,
  ...notifications.refusals,
  ...onboarding.refusals,
  ...partnerships.refusals,
  ...performance.refusals,
  ...shared.refusals,
  ...shifts.refusals,
  ...store.refusals,
  ...workforce.refusals,
} satisfies RefusalSentences<typeof core>

/** What people read when the product refuses with `code`. */
export const sentenceOf = (code: string, facts: Facts): string => {
  const sentence = sentences[code as keyof typeof sentences]
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
