import { accessRefusals } from '../access/refusals.ts'
import { auditRefusals } from '../audit/refusals.ts'
import { companyRefusals } from '../companies/refusals.ts'
import { feedbackRefusals } from '../feedback/refusals.ts'
import { menuRefusals } from '../menus/refusals.ts'
import { notificationRefusals } from '../notifications/refusals.ts'
import { onboardingRefusals } from '../onboarding/refusals.ts'
import { partnershipRefusals } from '../partnerships/refusals.ts'
import { sharedRefusals } from './refusals.ts'
import { shiftRefusals } from '../shifts/refusals.ts'
import { workforceRefusals } from '../workforce/refusals.ts'

export type RefusalKind =
  'malformed' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'throttled' | 'busy'

/** Every way the product says no: `thing.reason`. A module lists its own; `src/texts/` holds a sentence for each. */
const kinds = {
  ...accessRefusals,
  ...auditRefusals,
  ...companyRefusals,
  ...feedbackRefusals,
  ...menuRefusals,
  ...notificationRefusals,
  ...onboardingRefusals,
  ...partnershipRefusals,
  ...sharedRefusals,
  ...shiftRefusals,
  ...workforceRefusals,
} satisfies Record<string, RefusalKind>

export type RefusalCode = keyof typeof kinds

export type Facts = Readonly<Record<string, string | number>>

/** The only error that the core throws. `facts` are the values that the sentence needs, never a whole text. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: RefusalCode
  readonly facts: Facts

  constructor(code: RefusalCode, facts: Facts = {}) {
    super(code)
    this.name = 'Refusal'
    this.kind = kinds[code]
    this.code = code
    this.facts = facts
  }
}

/** A failure of the database that is no rule of the domain: it is unavailable, or rejects a value. */
export class DatabaseProblem extends Error {
  readonly kind: 'unavailable' | 'unacceptable' | 'duplicate'

  constructor(kind: DatabaseProblem['kind'], what: string, options?: { cause: unknown }) {
    super(what, options)
    this.name = 'DatabaseProblem'
    this.kind = kind
  }
}
