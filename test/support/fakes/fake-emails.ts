import {
  canSwitchOff,
  type ClaimedEmail,
  type EmailKind,
  type EmailNews,
  type EmailNote,
  type EmailPart,
  Emails,
  isOnByDefault,
  type NewEmail,
} from '../../../src/core/emails/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeInboxes } from './fake-inboxes.ts'

interface EmailRow {
  id: string
  kind: EmailKind
  companyId: string | null
  userId: string | null
  address: string | null
  own: EmailPart | null
  news: string[]
  state: EmailNote['state']
  createdAt: Date
  dueAt: Date
  attempts: number
  doneAt: Date | null
}

export class FakeEmails extends Emails {
  rows: EmailRow[] = []
  readonly confirmed = new Set<string>()
  readonly unreachable = new Set<string>()
  /** By notification. */
  readonly kinds = new Map<string, EmailKind>()
  /** By person and kind. */
  readonly switches = new Map<string, boolean>()
  readonly #companies: FakeCompanies
  readonly #employees: FakeEmployees
  readonly #inboxes: FakeInboxes
  constructor(companies: FakeCompanies, employees: FakeEmployees, inboxes: FakeInboxes) {
    super()
    this.#companies = companies
    this.#employees = employees
    this.#inboxes = inboxes
  }

  add(...emails: NewEmail[]): Promise<void> {
    for (const { action, title, body, at, ...email } of emails) {
      const { label = '', path = '', secret } = action ?? {}
      const link = action && { label, to: { path, ...(secret && { secret }) } }
      this.#queue({ ...email, own: { title, body, link } }, at)
    }
    return Promise.resolve()
  }

  #queue(email: Pick<EmailRow, 'id' | 'kind' | 'companyId' | 'userId' | 'address' | 'own'>, at: Date): EmailRow {
    const row: EmailRow = { ...email, news: [], state: 'waiting', createdAt: at, dueAt: at, attempts: 0, doneAt: null }
    this.rows.push(row)
    return row
  }

  addNews(
    { companyId, notificationId, after }: EmailNews & { after: string | null },
    max: number,
    nextId: () => string,
    at: Date,
  ): Promise<{ queued: number; after: string | null }> {
    const kind = this.kinds.get(notificationId)
    if (kind === undefined) return Promise.resolve({ queued: 0, after: null })
    const batch = this.#inboxes.rows
      .filter((row) => row.companyId === companyId && row.id === notificationId && row.readAt === null)
      .map(({ userId }) => userId)
      .filter((userId) => userId > (after ?? ''))
      .sort()
      .slice(0, max)
    const isMailed = (userId: string) =>
      this.rows.some((row) => row.userId === userId && row.news.includes(notificationId))
    const hearers = batch.filter((userId) => this.#addressOf(userId, kind) !== null && !isMailed(userId))
    for (const userId of hearers) {
      const open = this.rows.find(
        (row) => canSwitchOff(kind) && row.userId === userId && row.kind === kind && isWaiting(row) && !row.attempts,
      )
      const mail = open ?? this.#queue({ id: nextId(), kind, companyId, userId, address: null, own: null }, at)
      mail.news.push(notificationId)
    }
    const last = batch.length === max ? (batch.at(-1) ?? null) : null
    return Promise.resolve({ queued: hearers.length, after: last })
  }

  #addressOf(userId: string | null, kind: EmailKind): string | null {
    const person = this.#employees.rows.find(({ id, isActive }) => id === userId && isActive)
    if (person === undefined || !this.confirmed.has(person.id) || this.unreachable.has(person.id)) return null
    const isOn = !canSwitchOff(kind) || (this.switches.get(`${person.id} ${kind}`) ?? isOnByDefault(kind))
    return isOn ? person.email : null
  }

  claim(max: number, now: Date, until: Date): Promise<ClaimedEmail[]> {
    const hourAgo = new Date(now.getTime() - 3_600_000)
    const isHeld = (row: EmailRow) =>
      canSwitchOff(row.kind) &&
      row.attempts === 0 &&
      this.rows.some(
        (one) =>
          one.userId === row.userId &&
          one.kind === row.kind &&
          ((isWaiting(one) && one.attempts > 0) || (one.state === 'sent' && (one.doneAt ?? now) > hourAgo)),
      )
    const claimed = this.rows.filter((row) => isWaiting(row) && row.dueAt <= now && !isHeld(row)).slice(0, max)
    for (const row of claimed) Object.assign(row, { attempts: row.attempts + 1, dueAt: until })
    return Promise.resolve(claimed.map((row) => this.#claimed(row)))
  }

  #claimed({ id, kind, companyId, userId, address, own, news, attempts, createdAt }: EmailRow): ClaimedEmail {
    const company = this.#companies.rows.find((one) => one.id === companyId)
    const person = this.#employees.rows.find((one) => one.id === userId)
    const unread = news.filter((newsId) =>
      this.#inboxes.rows.some((row) => row.id === newsId && row.userId === userId && row.readAt === null),
    )
    const part = { title: '', body: '', link: null }
    return {
      id,
      kind,
      attempts,
      createdAt,
      address: address ?? (company?.isActive || kind === 'company' ? this.#addressOf(userId, kind) : null),
      recipient:
        company && person
          ? {
              companyId: company.id,
              companyType: company.type,
              companyName: company.name,
              userId: person.id,
              fullName: person.fullName,
            }
          : null,
      parts: [...(own ? [own] : []), ...unread.map(() => part)],
    }
  }

  note(notes: readonly EmailNote[], at: Date): Promise<void> {
    for (const note of notes) {
      const row = this.rows.find(({ id, attempts }) => id === note.id && attempts === note.attempts)
      if (row === undefined || !isWaiting(row)) continue
      if (note.state === 'waiting') row.dueAt = note.dueAt
      else Object.assign(row, { state: note.state, doneAt: at, address: null, own: null })
    }
    return Promise.resolve()
  }

  markUnreachable(emailIds: readonly string[], nextId: () => string, _at: Date): Promise<void> {
    const people = this.rows.filter(({ id }) => emailIds.includes(id)).map(({ userId }) => userId)
    const news = new Map<string, string>()
    for (const person of this.#employees.rows) {
      if (!people.includes(person.id) || this.unreachable.has(person.id)) continue
      this.unreachable.add(person.id)
      news.set(person.companyId, news.get(person.companyId) ?? nextId())
    }
    for (const [companyId, id] of news) this.#inboxes.tellManagers(id, companyId)
    return Promise.resolve()
  }

  async dropOlder(before: Date, at: Date): Promise<number> {
    const old = this.rows.filter((row) => isWaiting(row) && row.createdAt < before)
    await this.note(
      old.map(({ id, attempts }) => ({ id, attempts, state: 'dropped', answer: null })),
      at,
    )
    return old.length
  }

  recipientOf(emailId: string) {
    const row = this.rows.find(({ id }) => id === emailId)
    const { companyId = null, userId = null } = row ?? {}
    return Promise.resolve(row && companyId && userId ? { companyId, userId, kind: row.kind } : null)
  }
}

const isWaiting = ({ state }: EmailRow): boolean => state === 'waiting'
