import { type AdministratorAccount, Administrators } from '../../core/access/index.ts'
import type { AdministratorId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const accountWhere = (condition: string): string => `
  SELECT id, username, password_hash AS "passwordHash", created_at AS "createdAt"
  FROM administrators
  WHERE removed_at IS NULL AND ${condition}`
const byUsername = accountWhere('fold(username) = fold($username)')
const administratorByUsername = prepared<{ username: string }, AdministratorAccount>(byUsername)
const administratorById = prepared<{ administratorId: AdministratorId }, AdministratorAccount>(
  accountWhere('id = $administratorId'),
)
const administratorForChange = prepared<{ username: string }, AdministratorAccount>(`${byUsername} FOR UPDATE`)
/** Ordered, so that two transactions that lock them all cannot deadlock. */
const lockAdministrators = prepared('SELECT FROM administrators WHERE removed_at IS NULL ORDER BY id FOR UPDATE')
const countAdministrators = prepared<object, { count: number }>(
  'SELECT count(*)::int AS count FROM administrators WHERE removed_at IS NULL',
)
const replaceAdministratorPassword = prepared<{ administratorId: AdministratorId; passwordHash: string }>(
  'UPDATE administrators SET password_hash = $passwordHash WHERE id = $administratorId',
)
const removeAdministrator = prepared<{ administratorId: AdministratorId; at: Date }>(
  `UPDATE administrators SET removed_at = $at, password_hash = '' WHERE id = $administratorId`,
)
const addAdministrator = prepared<{ id: string; username: string; passwordHash: string; createdAt: Date }>(`
  INSERT INTO administrators (id, username, password_hash, created_at)
  VALUES ($id, $username, $passwordHash, $createdAt)`)

export class PostgresAdministrators extends Administrators {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  byUsername(username: string): Promise<AdministratorAccount | null> {
    return this.#db.row(administratorByUsername, { username })
  }

  byId(administratorId: AdministratorId): Promise<AdministratorAccount | null> {
    return this.#db.row(administratorById, { administratorId })
  }

  async add(administrator: AdministratorAccount): Promise<void> {
    await this.#db.change(addAdministrator, administrator)
  }

  forChange(username: string): Promise<AdministratorAccount | null> {
    return this.#db.row(administratorForChange, { username })
  }

  async lockAll(): Promise<void> {
    await this.#db.rows(lockAdministrators)
  }

  async count(): Promise<number> {
    return (await this.#db.row(countAdministrators))?.count ?? 0
  }

  async replacePassword(administratorId: AdministratorId, passwordHash: string): Promise<void> {
    await this.#db.change(replaceAdministratorPassword, { administratorId, passwordHash })
  }

  async remove(administratorId: AdministratorId, at: Date): Promise<void> {
    await this.#db.change(removeAdministrator, { administratorId, at })
  }
}
