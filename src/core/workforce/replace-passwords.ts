/** @internal */

import { accountOf, ResetRequests, Sessions, SignInAttempts } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import type { Company } from '../companies/index.ts'
import { useCase } from '../shared/index.ts'
import { type Employee, userPasswordReset } from './employee.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Employees, OneTimePasswords } from './ports.ts'

export interface ReplacedPassword {
  oneTimePassword: string
  /** Null if slips carry no codes. */
  slipCode: string | null
}

/** Gives people of one company new one-time passwords, signs them out and lifts their sign-in locks. */
export const replacePasswords = useCase(
  {
    issueCodes: issueSlipCodes,
    employees: Employees,
    oneTimePasswords: OneTimePasswords,
    resetRequests: ResetRequests,
    sessions: Sessions,
    attempts: SignInAttempts,
    trail: Trail,
  },
  ({ issueCodes, employees, oneTimePasswords, resetRequests, sessions, attempts, trail }) =>
    async (
      actor: Actor,
      company: Company,
      people: readonly Employee[],
      passwordExpiresAt: Date,
    ): Promise<(ReplacedPassword & { person: Employee })[]> => {
      const issued = people.map((person) => {
        const { password, hash } = oneTimePasswords.issue()
        return { person: Object.assign(person, { passwordHash: hash, passwordExpiresAt }), password }
      })
      const ids = people.map(({ id }) => id)
      await employees.update(...people)
      await resetRequests.settle(company.id, ...ids)
      await sessions.endAllOf(...ids)
      const codes = await issueCodes(actor, company, ids)
      await attempts.forget(...people.map(({ phone }) => accountOf(company.id, phone)))
      await trail.write(
        ...ids.map((userId) => ({ event: userPasswordReset, companyId: company.id, actor, meta: { userId } })),
      )
      return issued.map(({ person, password }) => ({
        person,
        oneTimePassword: password,
        slipCode: codes.get(person.id) ?? null,
      }))
    },
)
