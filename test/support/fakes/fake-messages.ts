import { managerRoles } from '../../../src/core/actors/rules.ts'
import { type CopyChange, type Delivery, type Message, Messages, type Recipient } from '../../../src/core/mail/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeDepartments } from './fake-departments.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakePartnerships } from './fake-partnerships.ts'

interface CopyRow {
  companyId: string
  messageId: string
  userId: string
  isSender: boolean
  isArchived: boolean
  readAt: Date | null
  isDeleted: boolean
}

export class FakeMessages extends Messages {
  readonly copies: CopyRow[] = []
  readonly #employees: FakeEmployees
  readonly #departments: FakeDepartments
  readonly #companies: FakeCompanies
  readonly #partnerships: FakePartnerships
  constructor(
    employees: FakeEmployees,
    departments: FakeDepartments,
    companies: FakeCompanies,
    partnerships: FakePartnerships,
  ) {
    super()
    this.#companies = companies
    this.#partnerships = partnerships
    this.#employees = employees
    this.#departments = departments
  }

  /** Keeps no files. */
  send(message: Message, to: readonly Recipient[]): Promise<Delivery> {
    const { companyId, senderId, id: messageId, createdAt } = message
    const active = this.#employees.rows.filter((one) => one.companyId === companyId && one.isActive)
    const { partners, notPartners } = this.#partnersIn(message, to)
    const managersOf = (partnerId: string) =>
      this.#employees.rows.filter(
        (one) => one.companyId === partnerId && one.isActive && managerRoles.includes(one.role),
      )
    const unknown = to.filter(
      (one) =>
        (one.kind === 'person' && !active.some(({ id }) => id === one.id)) ||
        (one.kind === 'department' &&
          !this.#departments.rows.some((row) => row.companyId === companyId && row.id === one.id)) ||
        (one.kind === 'partner' && (!partners.includes(one.id) || managersOf(one.id).length === 0)),
    ).length
    const colleagues = active.filter(
      (person) =>
        person.id !== senderId &&
        to.some((one) =>
          one.kind === 'managers'
            ? managerRoles.includes(person.role)
            : one.kind !== 'partner' && one.id === (one.kind === 'person' ? person.id : person.departmentId),
        ),
    )
    const people = [...colleagues, ...partners.flatMap(managersOf)]
    if (unknown === 0 && people.length > 0)
      for (const { companyId: owner, id: userId } of [{ companyId, id: senderId }, ...people])
        this.copies.push({
          companyId: owner,
          messageId,
          userId,
          isSender: userId === senderId,
          isArchived: false,
          readAt: userId === senderId ? createdAt : null,
          isDeleted: false,
        })
    const partnerFirms = this.#companies.rows
      .filter(({ id, type }) => partners.includes(id) && type === 'corporate')
      .map(({ id }) => id)
    return Promise.resolve({ recipients: people.length, unknown, notPartners, partnerFirms, attached: 0 })
  }

  #partnersIn({ companyId, createdAt }: Message, to: readonly Recipient[]) {
    const asked = new Set(to.flatMap((one) => (one.kind === 'partner' ? [one.id] : [])))
    const partners = [...asked].filter(
      (id) =>
        this.#companies.rows.some((company) => company.id === id && company.isActive) &&
        this.#partnerships.rows.some((partnership) => {
          const sides = [partnership.cateringId, partnership.partner()]
          return !partnership.isOver(createdAt) && id !== companyId && sides.includes(id) && sides.includes(companyId)
        }),
    )
    return { partners, notPartners: asked.size - partners.length }
  }

  change(companyId: string, userId: string, messageId: string, change: CopyChange, at: Date): Promise<boolean> {
    const copy = this.#find(companyId, userId, messageId)
    if (copy && change.isRead !== undefined) copy.readAt = change.isRead ? (copy.readAt ?? at) : null
    if (copy) copy.isArchived = change.isArchived ?? copy.isArchived
    return Promise.resolve(copy !== undefined)
  }

  remove(companyId: string, userId: string, messageId: string): Promise<boolean> {
    const copy = this.#find(companyId, userId, messageId)
    if (copy) copy.isDeleted = true
    return Promise.resolve(copy !== undefined)
  }

  #find(companyId: string, userId: string, messageId: string): CopyRow | undefined {
    return this.copies.find(
      (one) => one.companyId === companyId && one.userId === userId && one.messageId === messageId && !one.isDeleted,
    )
  }
}
