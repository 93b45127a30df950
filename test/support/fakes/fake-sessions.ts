import { type NewSession, type SessionKind, Sessions, type SignedIn } from '../../../src/core/access/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'

export type FakeSession = NewSession &
  ({ kind: SessionKind; companyId: string; userId: string } | { kind: 'admin'; administratorId: string })

export class FakeSessions extends Sessions {
  rows: FakeSession[] = []
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  constructor(employees: FakeEmployees, companies: FakeCompanies) {
    super()
    this.#employees = employees
    this.#companies = companies
  }

  openForMember(session: NewSession & { kind: SessionKind; companyId: string; userId: string }): Promise<void> {
    this.rows.push(session)
    return Promise.resolve()
  }

  openForAdministrator(session: NewSession & { administratorId: string }): Promise<void> {
    this.rows.push({ ...session, kind: 'admin' })
    return Promise.resolve()
  }

  async actorOf(tokenHash: string, now: Date): Promise<SignedIn | null> {
    const session = this.rows.find((one) => one.tokenHash === tokenHash && one.expiresAt > now)
    if (session === undefined) return null
    if (session.kind === 'admin') return { kind: 'admin', administratorId: session.administratorId }
    const { kind, userId, companyId } = session
    const company = await this.#companies.byId(companyId)
    const employee = this.#employees.rows.find(({ id }) => id === userId)
    if (!company?.isActive || !employee?.isActive) return null
    if (employee.passwordExpiresAt !== null && employee.passwordExpiresAt <= now) return null
    return {
      kind,
      userId,
      companyId,
      companyType: company.type,
      role: employee.role,
      mustChangePassword: employee.passwordExpiresAt !== null,
    }
  }

  end(tokenHash: string): Promise<void> {
    this.rows = this.rows.filter((session) => session.tokenHash !== tokenHash)
    return Promise.resolve()
  }

  endAllOf(userId: string): Promise<void> {
    return this.endOthersOf(userId, '')
  }

  endOthersOf(userId: string, keptTokenHash: string): Promise<void> {
    this.rows = this.rows.filter(
      (session) => session.kind === 'admin' || session.userId !== userId || session.tokenHash === keptTokenHash,
    )
    return Promise.resolve()
  }
}
