import { contributionRoles } from '../../core/actors/rules.ts'
import { type Contribution, type ContributionKind, Contributions } from '../../core/contributions/index.ts'
import { type CompanyId, liraText, type LocalDate, monthDays, type UserId } from '../../core/shared/index.ts'
import { mailLimits } from '../../core/mail/rules.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

interface Row {
  firstDay: LocalDate
  kind: ContributionKind
  amount: number | null
}
const columns = `first_day AS "firstDay", kind, (amount * 100)::int AS amount`

const hold = prepared<{ companyId: CompanyId }>('SELECT FROM companies WHERE id = $companyId FOR NO KEY UPDATE')
const inForce = prepared<{ companyId: CompanyId; day: LocalDate }, Row>(`
  SELECT ${columns}
  FROM contributions
  WHERE company_id = $companyId AND first_day <= $day
  ORDER BY first_day DESC
  LIMIT 1`)
const add = prepared<{ companyId: CompanyId; firstDay: LocalDate; kind: string; amount: string | null; at: Date }>(`
  INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
  VALUES ($companyId, $firstDay, $kind, $amount, $at)`)
const removeAfter = prepared<{ companyId: CompanyId; day: LocalDate }, Row>(`
  DELETE FROM contributions
  WHERE company_id = $companyId AND first_day > $day
  RETURNING ${columns}`)
const object = prepared<{ companyId: CompanyId; userId: UserId; first: LocalDate; at: Date }>(`
  INSERT INTO month_objections (company_id, user_id, month, created_at)
  VALUES ($companyId, $userId, $first, $at)
  ON CONFLICT DO NOTHING`)
const readers = prepared<{ companyId: CompanyId; userId: UserId }, { id: UserId }>(`
  SELECT id
  FROM users
  WHERE company_id = $companyId AND is_active AND id <> $userId AND role = ANY ('{${contributionRoles.join(',')}}')
  ORDER BY id
  LIMIT ${mailLimits.recipients}
  FOR SHARE`)

export class PostgresContributions extends Contributions {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async hold(companyId: CompanyId): Promise<void> {
    await this.#db.rows(hold, { companyId })
  }

  inForce(companyId: CompanyId, day: LocalDate): Promise<Contribution | null> {
    return this.#db.row(inForce, { companyId, day })
  }

  async add(companyId: CompanyId, { firstDay, kind, amount }: Contribution, at: Date): Promise<void> {
    await this.#db.change(add, { companyId, firstDay, kind, amount: amount === null ? null : liraText(amount), at })
  }

  removeAfter(companyId: CompanyId, day: LocalDate): Promise<Contribution | null> {
    return this.#db.row(removeAfter, { companyId, day })
  }

  async object({ month, ...objection }: Parameters<Contributions['object']>[0]): Promise<boolean> {
    return (await this.#db.change(object, { ...objection, first: monthDays(month).first })) === 1
  }

  async readersOfNumbers(companyId: CompanyId, userId: UserId): Promise<UserId[]> {
    return (await this.#db.rows(readers, { companyId, userId })).map(({ id }) => id)
  }
}
