import type { FakeAdministrators } from './fake-administrators.ts'
import {
  type NewSession,
  type Partners,
  type SessionHolder,
  Sessions,
  type SessionActor,
} from '../../../src/core/access/index.ts'
import type { SessionKind } from '../../../src/core/actors/rules.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeSecondFactors } from './fake-second-factors.ts'
import type { FakeSlipCodes } from './fake-slip-codes.ts'

export type FakeSession = NewSession &
  ({ kind: SessionKind; companyId: string; userId: string } | { kind: 'admin'; administratorId: string })

export class FakeSessions extends Sessions {
  rows: FakeSession[] = []
  challenges: (FakeSession & { attempts: number })[] = []
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  readonly #administrators: FakeAdministrators
  readonly #partnerships: FakePartnerships
  readonly #slipCodes: FakeSlipCodes
  readonly #factors: FakeSecondFactors
  constructor(
    employees: FakeEmployees,
    companies: FakeCompanies,
    administrators: FakeAdministrators,
    partnerships: FakePartnerships,
    slipCodes: FakeSlipCodes,
    factors: FakeSecondFactors,
  ) {
    super()
    this.#employees = employees
    this.#companies = companies
    this.#administrators = administrators
    this.#partnerships = partnerships
    this.#slipCodes = slipCodes
    this.#factors = factors
  }

  open(session: NewSession & SessionHolder): Promise<boolean> {
    return this.openWhere(session, false)
  }

  /** Opens a session or, with `isAsked`, a challenge. */
  async openWhere({ passwordHash, ...session }: NewSession & SessionHolder, isAsked: boolean): Promise<boolean> {
    if (this.#factors.isOn(session) !== isAsked) return false
    const rows = {
      push: (opened: FakeSession) =>
        isAsked ? this.challenges.push({ ...opened, attempts: 0 }) : this.rows.push(opened),
    }
    if (session.kind === 'admin') {
      const administrator = this.#administrators.rows.find(({ id }) => id === session.administratorId)
      if (administrator?.passwordHash !== passwordHash) return false
    } else {
      const employee = this.#employees.rows.find(
        ({ id, companyId }) => id === session.userId && companyId === session.companyId,
      )
      const company = await this.#companies.byId(session.companyId)
      if (!employee?.isActive || !company?.isActive || employee.passwordHash !== passwordHash) return false
      const { slipCodeHash, ...opened } = session
      if (slipCodeHash !== undefined && !(company.slipCodes && this.#slipCodes.use(employee.id, slipCodeHash)))
        return false
      rows.push(opened)
      return true
    }
    rows.push(session)
    return true
  }

  async actorOf(tokenHash: string, now: Date): Promise<SessionActor | null> {
    const session = this.rows.find((one) => one.tokenHash === tokenHash && one.expiresAt > now)
    if (session === undefined) return null
    if (session.kind === 'admin') return { kind: 'admin', writtenUpTo: 0, administratorId: session.administratorId }
    const { kind, userId, companyId } = session
    const company = await this.#companies.byId(companyId)
    const employee = this.#employees.rows.find(({ id }) => id === userId)
    if (!company?.isActive || !employee?.isActive) return null
    if (employee.passwordExpiresAt !== null && employee.passwordExpiresAt <= now) return null
    return {
      kind,
      writtenUpTo: 0,
      userId,
      companyId,
      companyType: company.type,
      role: employee.role,
      mustChangePassword: employee.passwordExpiresAt !== null,
    }
  }

  async actorInKitchen(tokenHash: string, now: Date, { cateringId, corporateId }: Partners) {
    const actor = await this.actorOf(tokenHash, now)
    const arePartners = this.#partnerships.rows.some(
      (one) => !one.isOver(now) && one.cateringId === cateringId && one.corporateId === corporateId,
    )
    return actor && { actor, arePartners }
  }

  wrote(): Promise<void> {
    return Promise.resolve()
  }

  end(tokenHash: string): Promise<void> {
    this.rows = this.rows.filter((session) => session.tokenHash !== tokenHash)
    return Promise.resolve()
  }

  async endAllOf(...userIds: string[]): Promise<void> {
    for (const userId of userIds) await this.endOthersOf(userId, '')
  }

  endOthersOf(userId: string, keptTokenHash: string): Promise<boolean> {
    void this.#slipCodes.forgetOf(userId)
    this.challenges = this.challenges.filter((one) => one.kind === 'admin' || one.userId !== userId)
    this.rows = this.rows.filter(
      (session) => session.kind === 'admin' || session.userId !== userId || session.tokenHash === keptTokenHash,
    )
    return Promise.resolve(this.rows.some(({ tokenHash }) => tokenHash === keptTokenHash))
  }

  endAllOfAdministrator(administratorId: string): Promise<void> {
    return this.endOthersOfAdministrator(administratorId, '')
  }

  endOthersOfAdministrator(administratorId: string, keptTokenHash: string): Promise<void> {
    const isOther = (one: FakeSession) => one.kind === 'admin' && one.administratorId === administratorId
    this.challenges = this.challenges.filter((one) => !isOther(one))
    this.rows = this.rows.filter((one) => !isOther(one) || one.tokenHash === keptTokenHash)
    return Promise.resolve()
  }
}
