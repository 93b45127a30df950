import {
  type FactorHolder,
  holderIdOf,
  type NewSession,
  type SessionHolder,
  SignInChallenges,
} from '../../../src/core/access/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeSessions } from './fake-sessions.ts'

export class FakeSignInChallenges extends SignInChallenges {
  readonly #sessions: FakeSessions
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  constructor(sessions: FakeSessions, employees: FakeEmployees, companies: FakeCompanies) {
    super()
    this.#sessions = sessions
    this.#employees = employees
    this.#companies = companies
  }

  begin(challenge: NewSession & SessionHolder): Promise<boolean> {
    return this.#sessions.openWhere(challenge, true)
  }

  attempt(challengeHash: string, now: Date): Promise<FactorHolder | null> {
    const found = this.#sessions.challenges.find(
      (one) => one.tokenHash === challengeHash && one.expiresAt > now && one.attempts < 5,
    )
    if (found === undefined) return Promise.resolve(null)
    found.attempts += 1
    return Promise.resolve(
      found.kind === 'admin'
        ? { kind: found.kind, administratorId: found.administratorId }
        : { kind: found.kind, companyId: found.companyId, userId: found.userId },
    )
  }

  async open(challengeHash: string, session: NewSession & FactorHolder): Promise<boolean> {
    const { challenges } = this.#sessions
    const at = challenges.findIndex(
      (one) =>
        one.tokenHash === challengeHash && one.expiresAt > session.createdAt && holderIdOf(one) === holderIdOf(session),
    )
    if (at < 0) return false
    if (session.kind !== 'admin') {
      const employee = this.#employees.rows.find(({ id }) => id === session.userId)
      const company = await this.#companies.byId(session.companyId)
      if (!employee?.isActive || !company?.isActive) return false
    }
    challenges.splice(at, 1)
    this.#sessions.rows.push(session)
    return true
  }
}
