import {
  type Application,
  type ApplicationMode,
  type ApprovedOrNot,
  Applications,
  type DecidedApplication,
  type Decision,
  deciderOf,
  type LinkedApplication,
  type RejectedOrNot,
  submitApplicationRefusal,
} from '../../../src/core/onboarding/index.ts'
import { fold } from '../../../src/core/shared/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'

const targetOf = ({ companyId, newCompany }: Application): string =>
  companyId ?? `${newCompany?.type} ${fold(newCompany?.name ?? '')}`

export class FakeApplications extends Applications {
  readonly rows: Application[] = []
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  constructor(employees: FakeEmployees, companies: FakeCompanies) {
    super()
    this.#employees = employees
    this.#companies = companies
  }

  add(application: Application): Promise<void> {
    const isWaiting = this.rows.some(
      (one) =>
        one.status === 'pending' &&
        one.applicantPhone === application.applicantPhone &&
        targetOf(one) === targetOf(application),
    )
    if (isWaiting) return Promise.reject(submitApplicationRefusal('application.already_pending'))
    if (application.linkHash !== null && this.rows.some(({ linkHash }) => linkHash === application.linkHash))
      return Promise.reject(submitApplicationRefusal('application.link_taken'))
    this.rows.push(application)
    return Promise.resolve()
  }

  holdWaiting(companyId: string): Promise<number> {
    return Promise.resolve(this.rows.filter((one) => one.companyId === companyId && one.status === 'pending').length)
  }

  exists(companyId: string, applicationId: string): Promise<boolean> {
    return Promise.resolve(this.rows.some((one) => one.companyId === companyId && one.id === applicationId))
  }

  decide(companyId: string, applicationId: string, decision: Decision): Promise<DecidedApplication | null> {
    return this.#decided((one) => one.companyId === companyId && one.id === applicationId, decision)
  }

  async rejectAll(
    companyId: string | null,
    applicationIds: readonly string[],
    decision: Decision & { status: 'rejected' },
  ): Promise<RejectedOrNot[]> {
    const found = this.rows.filter((one) => one.companyId === companyId && applicationIds.includes(one.id))
    return await Promise.all(
      found.map(async ({ id, applicantName, applicantEmail, newCompany }) => ({
        id,
        applicantName,
        applicantEmail,
        requestedName: newCompany?.name ?? null,
        isRejected: (await this.#decided((one) => one.id === id, decision)) !== null,
      })),
    )
  }

  async approveAll(
    companyId: string,
    applicationIds: readonly string[],
    decision: Decision & { status: 'approved' },
  ): Promise<ApprovedOrNot[]> {
    const found = this.rows.filter(
      ({ id, ...one }) => one.companyId === companyId && one.departmentId !== null && applicationIds.includes(id),
    )
    return await Promise.all(
      found.map(async ({ id, applicantName, applicantPhone, status }) => {
        const isMember = await this.isMember(companyId, applicantPhone)
        const obstacle = status !== 'pending' ? 'decided' : isMember ? 'member' : null
        const approved = obstacle === null ? await this.#decided((one) => one.id === id, decision) : null
        return { id, applicantName, approved, obstacle } as const
      }),
    )
  }

  decideNew(applicationId: string, decision: Decision): Promise<DecidedApplication | null> {
    return this.#decided((one) => one.mode === 'new' && one.id === applicationId, decision)
  }

  async byLink(linkHash: string): Promise<LinkedApplication | null> {
    const application = this.rows.find((one) => one.linkHash === linkHash)
    if (application === undefined) return null
    const company = application.companyId === null ? null : await this.#companies.byId(application.companyId)
    return { application, company: company && { name: company.name, type: company.type, slug: company.slug } }
  }

  modeOf(applicationId: string): Promise<ApplicationMode | null> {
    return Promise.resolve(this.rows.find(({ id }) => id === applicationId)?.mode ?? null)
  }

  #decided(
    isMeant: (one: Application) => boolean,
    { status, notes, by, at }: Decision,
  ): Promise<DecidedApplication | null> {
    const found = this.rows.find((one) => isMeant(one) && one.status === 'pending')
    if (found === undefined) return Promise.resolve(null)
    const passwordHash = found.passwordHash ?? ''
    Object.assign(found, { status, notes, updatedAt: at, passwordHash: null, ...deciderOf(by) })
    return Promise.resolve({ ...found, passwordHash })
  }

  isMember(companyId: string, phone: string): Promise<boolean> {
    return Promise.resolve(this.#employees.find(companyId, phone) !== undefined)
  }
}
