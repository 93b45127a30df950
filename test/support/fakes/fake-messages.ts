import { managerRoles } from '../../../src/core/actors/rules.ts'
import { type CopyChange, type Delivery, type Message, Messages, type Recipient } from '../../../src/core/mail/index.ts'
import type { FakeDepartments } from './fake-departments.ts'
import type { FakeEmployees } from './fake-employees.ts'

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
  constructor(employees: FakeEmployees, departments: FakeDepartments) {
    super()
    this.#employees = employees
    this.#departments = departments
  }

  /** Keeps no files. */
  send(message: Message, to: readonly Recipient[]): Promise<Delivery> {
    const { companyId, senderId, id: messageId, createdAt } = message
    const active = this.#employees.rows.filter((one) => one.companyId === companyId && one.isActive)
    const unknown = to.filter(
      (one) =>
        (one.kind === 'person' && !active.some(({ id }) => id === one.id)) ||
        (one.kind === 'department' &&
          !this.#departments.rows.some((row) => row.companyId === companyId && row.id === one.id)),
    ).length
    const people = active.filter(
      (person) =>
        person.id !== senderId &&
        to.some((one) =>
          one.kind === 'managers'
            ? managerRoles.includes(person.role)
            : one.id === (one.kind === 'person' ? person.id : person.departmentId),
        ),
    )
    if (unknown === 0 && people.length > 0)
      for (const userId of [senderId, ...people.map(({ id }) => id)])
        this.copies.push({
          companyId,
          messageId,
          userId,
          isSender: userId === senderId,
          isArchived: false,
          readAt: userId === senderId ? createdAt : null,
          isDeleted: false,
        })
    return Promise.resolve({ recipients: people.length, unknown, attached: 0 })
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
