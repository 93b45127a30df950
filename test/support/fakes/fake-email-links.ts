import { type EmailLink, EmailLinks } from '../../../src/core/emails/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmails } from './fake-emails.ts'
import type { FakeEmployees } from './fake-employees.ts'

interface LinkRow extends EmailLink {
  /** Of a link that confirms; null for one that resets a password. */
  on: string | null
  isUsed: boolean
}

export class FakeEmailLinks extends EmailLinks {
  #rows: LinkRow[] = []
  readonly #companies: FakeCompanies
  readonly #employees: FakeEmployees
  readonly #emails: FakeEmails
  constructor(companies: FakeCompanies, employees: FakeEmployees, emails: FakeEmails) {
    super()
    this.#companies = companies
    this.#employees = employees
    this.#emails = emails
  }

  addConfirmation(link: EmailLink, on: string): Promise<boolean> {
    const address = link.address.toLowerCase()
    const isSent = this.#rows.some(
      (row) => row.on === on && row.companyId === link.companyId && row.address.toLowerCase() === address,
    )
    if (!isSent) this.#rows.push({ ...link, on, isUsed: false })
    return Promise.resolve(!isSent)
  }

  addReset(link: EmailLink, unlessSince: Date): Promise<boolean> {
    const last = this.#rows.find(({ on, userId }) => on === null && userId === link.userId)
    if (last && last.createdAt > unlessSince && !last.isUsed && last.address === link.address)
      return Promise.resolve(false)
    this.#rows = [...this.#rows.filter((row) => row !== last), { ...link, on: null, isUsed: false }]
    return Promise.resolve(true)
  }

  confirm(emailId: string, at: Date): Promise<boolean> {
    const row = this.#usable(emailId, at)
    if (!row || row.on === null) return Promise.resolve(false)
    row.isUsed = true
    this.#emails.confirmed.add(row.userId)
    return Promise.resolve(true)
  }

  ofReset(emailId: string, now: Date) {
    const row = this.#ofReset(emailId, now)
    return Promise.resolve(row ? { companyId: row.companyId, userId: row.userId } : null)
  }

  useReset(emailId: string, at: Date): Promise<boolean> {
    const row = this.#ofReset(emailId, at)
    if (row) row.isUsed = true
    return Promise.resolve(row !== undefined)
  }

  #ofReset(emailId: string, now: Date): LinkRow | undefined {
    const row = this.#usable(emailId, now)
    if (row?.on !== null || !this.#emails.confirmed.has(row.userId)) return undefined
    return this.#companies.rows.some(({ id, isActive }) => id === row.companyId && isActive) ? row : undefined
  }

  #usable(emailId: string, at: Date): LinkRow | undefined {
    const row = this.#rows.find((one) => one.emailId === emailId && !one.isUsed && one.expiresAt > at)
    const person = this.#employees.rows.find(({ id }) => id === row?.userId)
    return person?.isActive && person.email === row?.address ? row : undefined
  }
}
