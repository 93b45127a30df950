import type { Facts } from '../core/shared/index.ts'
import * as access from './access/access.ts'
import * as audit from './audit/audit.ts'
import * as buying from './buying/buying.ts'
import * as calendar from './calendar/calendar.ts'
import * as companies from './companies/companies.ts'
import * as contributions from './contributions/contributions.ts'
import * as emails from './emails/emails.ts'
import * as feedback from './feedback/feedback.ts'
import * as guests from './guests/guests.ts'
import * as images from './images/images.ts'
import * as kitchen from './kitchen/kitchen.ts'
import * as mail from './mail/mail.ts'
import * as menus from './menus/menus.ts'
import * as notifications from './notifications/notifications.ts'
import * as onboarding from './onboarding/onboarding.ts'
import * as partnerships from './partnerships/partnerships.ts'
import * as performance from './performance/performance.ts'
import * as privacy from './privacy/privacy.ts'
import * as recipes from './recipes/recipes.ts'
import * as shared from './kernel/shared.ts'
import * as settlement from './settlement/settlement.ts'
import * as shifts from './shifts/shifts.ts'
import * as store from './store/store.ts'
import * as workforce from './workforce/workforce.ts'
import type { RefusalSentences } from './kernel/sentences.ts'
import type * as core from '../core/index.ts'

export const sentences = {
  ...access.refusals,
  ...audit.refusals,
  ...buying.refusals,
  ...calendar.refusals,
  ...companies.refusals,
  ...contributions.refusals,
  ...emails.refusals,
  ...feedback.refusals,
  ...guests.refusals,
  ...images.refusals,
  ...kitchen.refusals,
  ...mail.refusals,
  ...menus.refusals,
  ...notifications.refusals,
  ...onboarding.refusals,
  ...partnerships.refusals,
  ...performance.refusals,
  ...privacy.refusals,
  ...recipes.refusals,
  ...settlement.refusals,
  ...shared.refusals,
  ...shifts.refusals,
  ...store.refusals,
  ...workforce.refusals,
} satisfies RefusalSentences<typeof core>

/** Sample values for sentences with facts, used where nothing was actually refused: in the contract and in tests. */
export const sampleFacts: Facts = {
  date: '2026-12-31',
  dish: 'Kuru fasulye',
  seconds: 600,
  people: 3,
  dishes: 4,
  shown: '“Kuru fasulye”, “Cacık”, “Pilav”',
  rest: 1,
  days: 366,
  slug: 'anadolu-gida',
  megabytes: 5,
  rows: 10_000,
  min: 2,
  max: 120,
  corrections: 2,
  comments: 10,
  portions: 104,
  firms: 100,
  extra: 1,
  extraShifts: 'Gece 00:00–08:00',
  missing: 0,
  missingShifts: '',
  name: 'Baldo pirinç',
  unit: 'kg',
  stock: 40,
  minimum: 25,
  amount: 20,
  weekdays: '1,3,5',
  next: '2027-01-04',
  delivered: 50,
  hours: 24,
  keys: 20,
  number: 2,
  base: 'g',
  way: 'Karnıyarık → Kıymalı harç → Karnıyarık',
  by: 'Sibel Tekin',
  at: '2026-11-24T09:44:00.000Z',
}

/** The sentence people read when the product refuses with `code`. */
export const sentenceOf = (code: string, facts: Facts): string => {
  if (!Object.hasOwn(sentences, code))
    throw new Error(`${code} has no sentence: add one to the "refusals" of its module in src/texts`)
  const sentence = sentences[code as keyof typeof sentences]
  return typeof sentence === 'string' ? sentence : (sentence as (told: Facts) => string)(facts)
}
