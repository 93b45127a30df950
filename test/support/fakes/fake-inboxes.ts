import { managerRoles } from '../../../src/core/actors/rules.ts'
import { skipKey } from '../../../src/core/menus/index.ts'
import {
  type AbsenceNews,
  type ActivityNews,
  type ClosedDayNews,
  type ContributionNews,
  type EndNews,
  type FurtherDays,
  type ShiftEndNews,
  type ForgottenPasswordNews,
  Inboxes,
  type MailNews,
  type MenuNews,
  NotificationSettings,
  type NotificationPreferences,
  type OrderNews,
  type PartnerNews,
  type PrivacyAnswerNews,
  type PrivacyRequestNews,
  type ReminderNews,
  type ReplyNews,
  type SecondFactorNews,
  type CoursesNews,
  type DraftNews,
  type SubstituteNews,
  type UnreadMenus,
  type WelcomeNews,
} from '../../../src/core/notifications/index.ts'
import type { AbsentDays } from './fake-absences.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMessages } from './fake-messages.ts'
import type { FakeRequests } from './fake-requests.ts'
import type { FakeUsualShifts } from './fake-usual-shifts.ts'

interface NotificationRow {
  id: string
  companyId: string
  userId: string
  readAt: Date | null
  menu: { cateringId: string; days: string[]; createdAt: Date } | null
}

export class FakeInboxes extends Inboxes {
  readonly rows: NotificationRow[] = []
  readonly #employees: FakeEmployees
  readonly #settings: FakeNotificationSettings
  readonly #choices: readonly ChoiceRow[]
  readonly #messages: FakeMessages
  readonly #requests: FakeRequests
  readonly #usual: FakeUsualShifts
  readonly #absent: AbsentDays
  constructor(
    employees: FakeEmployees,
    settings: FakeNotificationSettings,
    choices: readonly ChoiceRow[],
    messages: FakeMessages,
    requests: FakeRequests,
    usual: FakeUsualShifts,
    absent: AbsentDays,
  ) {
    super()
    this.#absent = absent
    this.#usual = usual
    this.#requests = requests
    this.#messages = messages
    this.#choices = choices
    this.#employees = employees
    this.#settings = settings
  }

  unreadMenus(news: MenuNews, since: Date): Promise<UnreadMenus> {
    const days = this.#unread(news, since).map(({ menu }) => menu.days)
    return Promise.resolve({ cateringName: '', days: [...new Map(days.map((some) => [some.join(), some])).values()] })
  }

  extendUnread(news: MenuNews, _name: string, further: readonly FurtherDays[], since: Date): Promise<void> {
    for (const { menu } of this.#unread(news, since))
      menu.days = further.find(({ before }) => before.join() === menu.days.join())?.days ?? menu.days
    return Promise.resolve()
  }

  announceMenu(news: MenuNews, _name: string, at: Date, since: Date): Promise<number> {
    const { id, companyId, cateringId, dates } = news
    const aware = new Set(this.#unread(news, since).map(({ userId }) => userId))
    const others = this.#hearersOf(news).filter((userId) => !aware.has(userId))
    return Promise.resolve(this.#deliver(id, companyId, others, { cateringId, days: dates, createdAt: at }))
  }

  #hearersOf({ companyId, shiftId, dates }: MenuNews): string[] {
    return this.#employees.rows
      .filter((one) => one.companyId === companyId && one.isActive && this.#settings.wantsMenuUpdates(one.id))
      .map((person) => person.id)
      .filter(
        (userId) =>
          shiftId === undefined || dates.some((date) => this.#usual.includes(companyId, userId, shiftId, date)),
      )
  }

  #unread(news: MenuNews, since: Date) {
    const hearers = new Set(this.#hearersOf(news))
    return this.rows.flatMap(({ userId, readAt, menu }) =>
      hearers.has(userId) && readAt === null && menu?.cateringId === news.cateringId && menu.createdAt > since
        ? [{ userId, menu }]
        : [],
    )
  }

  announceSubstitute({ id, companyId, menuDayId, key }: SubstituteNews, _at: Date): Promise<number> {
    const concerned = this.#choices.filter(
      (one) => one.companyId === companyId && one.menuDayId === menuDayId && one.key === key && one.replacedMeal,
    )
    return Promise.resolve(
      this.#deliver(
        id,
        companyId,
        concerned.map(({ userId }) => userId),
      ),
    )
  }

  announceCourses({ id, companyId, menuDayId, changedAt }: CoursesNews, _at: Date): Promise<number> {
    const concerned = this.#choices.filter(
      (one) =>
        one.companyId === companyId &&
        one.menuDayId === menuDayId &&
        one.key !== skipKey &&
        one.at <= new Date(changedAt),
    )
    const people = concerned.map(({ userId }) => userId)
    return Promise.resolve(this.#deliver(id, companyId, people))
  }

  announceMail({ companyId, messageId }: MailNews, _at: Date): Promise<number> {
    const copies = this.#messages.copies.filter(
      (one) => one.companyId === companyId && one.messageId === messageId && !one.isSender && !one.isDeleted,
    )
    const unread = copies.filter(({ readAt }) => readAt === null)
    return Promise.resolve(
      this.#deliver(
        messageId,
        companyId,
        unread.map(({ userId }) => userId),
      ),
    )
  }

  announceReply({ id, companyId, requestId }: ReplyNews, _at: Date): Promise<number> {
    const request = this.#requests.rows.find((one) => one.companyId === companyId && one.id === requestId && one.reply)
    const author = this.#employees.rows.find((one) => one.id === request?.userId && one.isActive)
    return Promise.resolve(this.#deliver(id, companyId, author ? [author.id] : []))
  }

  announceReminder(news: ReminderNews, max: number, _at: Date): Promise<{ told: number; after: string | null }> {
    const { id, companyId, date, shiftIds, after = '' } = news
    const chose = (userId: string) => this.#choices.some((one) => one.userId === userId && one.date === date)
    const batch = this.#employees.rows
      .filter((one) => one.companyId === companyId && one.isActive && one.id > after)
      .map((person) => person.id)
      .sort()
      .slice(0, max)
    const concerned = batch.filter(
      (userId) =>
        shiftIds.some((shiftId) => this.#usual.includes(companyId, userId, shiftId, date)) &&
        !chose(userId) &&
        !this.#absent.includes(userId, date) &&
        this.#settings.wantsReminders(userId),
    )
    const last = batch.length === max ? (batch.at(-1) ?? null) : null
    return Promise.resolve({ told: this.#deliver(id, companyId, concerned), after: last })
  }

  announceForgottenPassword({ id, companyId }: ForgottenPasswordNews, _at: Date): Promise<number> {
    return Promise.resolve(this.tellManagers(id, companyId))
  }

  announceOfPartner({ id, companyId }: PartnerNews & { id: string }, _at: Date): Promise<number> {
    return Promise.resolve(this.tellManagers(id, companyId))
  }

  announceOrder({ id, companyId }: OrderNews, _at: Date): Promise<number> {
    return Promise.resolve(this.tellManagers(id, companyId))
  }

  announceActivity({ id, companyId }: ActivityNews, _at: Date): Promise<number> {
    return Promise.resolve(this.tellManagers(id, companyId))
  }

  announceDrafts({ id, companyId }: DraftNews, _at: Date): Promise<number> {
    return Promise.resolve(this.tellManagers(id, companyId))
  }

  announceWelcome({ id, companyId, userId }: WelcomeNews, _at: Date): Promise<void> {
    this.#deliver(id, companyId, [userId])
    return Promise.resolve()
  }

  announceSecondFactorReset({ id, companyId, userId }: SecondFactorNews, _at: Date): Promise<number> {
    return Promise.resolve(this.#deliver(id, companyId, [userId]))
  }

  announcePrivacyRequest({ id, companyId, userId, roles }: PrivacyRequestNews, _at: Date): Promise<number> {
    const deciders = this.#employees.rows.filter(
      (one) => one.companyId === companyId && one.isActive && roles.includes(one.role) && one.id !== userId,
    )
    return Promise.resolve(
      this.#deliver(
        id,
        companyId,
        deciders.map((one) => one.id),
      ),
    )
  }

  announcePrivacyAnswer({ id, companyId, userId }: PrivacyAnswerNews, _at: Date): Promise<number> {
    return Promise.resolve(this.#deliver(id, companyId, [userId]))
  }

  tellManagers(id: string, companyId: string): number {
    const managers = this.#employees.rows.filter(
      (one) => one.companyId === companyId && one.isActive && managerRoles.includes(one.role),
    )
    return this.#deliver(
      id,
      companyId,
      managers.map((manager) => manager.id),
    )
  }

  announceContribution({ id, companyId }: ContributionNews, _at: Date): Promise<number> {
    const people = this.#employees.rows.filter((one) => one.companyId === companyId && one.isActive)
    return Promise.resolve(
      this.#deliver(
        id,
        companyId,
        people.map((person) => person.id),
      ),
    )
  }

  announceEnd(
    { id, companyId, people }: EndNews | ShiftEndNews | ClosedDayNews | AbsenceNews,
    _at: Date,
  ): Promise<number> {
    const active = this.#employees.rows.filter((one) => one.isActive && people.includes(one.id))
    return Promise.resolve(
      this.#deliver(
        id,
        companyId,
        active.map((person) => person.id),
      ),
    )
  }

  #deliver(id: string, companyId: string, people: readonly string[], menu: NotificationRow['menu'] = null): number {
    const missing = people.filter((userId) => !this.rows.some((row) => row.id === id && row.userId === userId))
    this.rows.push(...missing.map((userId) => ({ id, companyId, userId, readAt: null, menu: menu && { ...menu } })))
    return missing.length
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

  wantsReminders(userId: string): boolean {
    return this.#preferences.get(userId)?.choiceReminders ?? true
  }

  save(companyId: string, userId: string, preferences: NotificationPreferences): Promise<void> {
    if (this.#employees.rows.some((one) => one.companyId === companyId && one.id === userId))
      this.#preferences.set(userId, {
        ...preferences,
        choiceReminders: preferences.choiceReminders ?? this.wantsReminders(userId),
      })
    return Promise.resolve()
  }
}
