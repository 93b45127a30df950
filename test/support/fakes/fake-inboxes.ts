import {
  Inboxes,
  type MenuNews,
  NotificationSettings,
  type NotificationPreferences,
} from '../../../src/core/notifications/index.ts'
import type { FakeEmployees } from './fake-employees.ts'

interface NotificationRow {
  id: string
  companyId: string
  userId: string
  readAt: Date | null
}

export class FakeInboxes extends Inboxes {
  readonly rows: NotificationRow[] = []
  readonly #employees: FakeEmployees
  readonly #settings: FakeNotificationSettings
  constructor(employees: FakeEmployees, settings: FakeNotificationSettings) {
    super()
    this.#employees = employees
    this.#settings = settings
  }

  announceMenu({ id, companyId }: MenuNews, _at: Date): Promise<number> {
    const people = this.#employees.rows.filter(
      (one) => one.companyId === companyId && one.isActive && this.#settings.wantsMenuUpdates(one.id),
    )
    const missing = people.filter((person) => !this.rows.some((row) => row.id === id && row.userId === person.id))
    this.rows.push(...missing.map((person) => ({ id, companyId, userId: person.id, readAt: null })))
    return Promise.resolve(missing.length)
  }

  read(companyId: string, userId: string, notificationId: string, at: Date): Promise<boolean> {
    const row = this.#of(companyId, userId).find(({ id }) => id === notificationId)
    if (row) row.readAt ??= at
    return Promise.resolve(row !== undefined)
  }

  readAll(companyId: string, userId: string, at: Date): Promise<number> {
    const unread = this.#of(companyId, userId).filter(({ readAt }) => readAt === null)
    for (const row of unread) row.readAt = at
    return Promise.resolve(unread.length)
  }

  #of(companyId: string, userId: string): NotificationRow[] {
    return this.rows.filter((row) => row.companyId === companyId && row.userId === userId)
  }
}

export class FakeNotificationSettings extends NotificationSettings {
  readonly #preferences = new Map<string, NotificationPreferences>()
  readonly #employees: FakeEmployees
  constructor(employees: FakeEmployees) {
    super()
    this.#employees = employees
  }

  wantsMenuUpdates(userId: string): boolean {
    return this.#preferences.get(userId)?.menuUpdates ?? true
  }

  save(companyId: string, userId: string, preferences: NotificationPreferences): Promise<void> {
    if (this.#employees.rows.some((one) => one.companyId === companyId && one.id === userId))
      this.#preferences.set(userId, preferences)
    return Promise.resolve()
  }
}
