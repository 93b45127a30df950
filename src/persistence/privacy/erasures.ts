import { type AccountKey, type DestroyerKind, Erasures } from '../../core/privacy/index.ts'
import { homeTimezone, localDateAt, type MessageId } from '../../core/shared/index.ts'
import { erasedPerson } from '../../texts/privacy/erased-person.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { isSmallGroup } from './small-group.ts'

const isErased = prepared<AccountKey>(
  'SELECT FROM users WHERE company_id = $companyId AND id = $userId AND erased_at IS NOT NULL',
)
const messagesOf = prepared<AccountKey, { id: MessageId }>(`
  SELECT message_id AS id
  FROM mail_copies
  WHERE company_id = $companyId AND user_id = $userId AND deleted_at IS NULL
  ORDER BY message_id`)

/** Tables whose rows are the person's own. What refers to these rows goes with them. */
const ownRows = [
  'sessions',
  'sign_in_challenges',
  'slip_codes',
  'email_links',
  'email_switches',
  'emails',
  'notifications',
  'usual_shifts',
  'standing_choices',
  'standing_exceptions',
  'absent_days',
  'month_objections',
  'requests',
].map((table) => prepared<AccountKey>(`DELETE FROM ${table} WHERE company_id = $companyId AND user_id = $userId`))

const deleteSecondFactor = prepared<AccountKey>(`
  DELETE FROM second_factors f
  USING users u
  WHERE u.company_id = $companyId AND u.id = $userId AND f.user_id = u.id`)
const deleteUploads = prepared<AccountKey>(`
  DELETE FROM mail_attachments
  WHERE company_id = $companyId AND uploader_id = $userId AND message_id IS NULL`)
/** Log entries about the person `u` with the values that are stored separately. */
const personalFacts = `
  audit_logs l
  JOIN audit_log_personal p ON p.company_id = l.company_id AND p.log_id = l.id
  WHERE l.company_id = $companyId AND l.meta ->> 'user_id' = $userId::text`
/** Whether the application `a` was made with the phone of the person `u`, or with a former one. */
const isTheirs = `
  (
    a.applicant_phone = u.phone
    OR a.status <> 'pending' AND a.applicant_phone IN (SELECT p.facts #>> '{phone,from}' FROM ${personalFacts})
  )`
const deleteApplications = prepared<AccountKey>(`
  DELETE FROM applications a
  USING users u
  WHERE u.company_id = $companyId AND u.id = $userId AND a.company_id = $companyId AND ${isTheirs}`)
/** The one by which the company itself came in, if it was theirs. */
const deleteFirstApplication = prepared<AccountKey>(`
  DELETE FROM applications a
  USING users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId AND a.mode = 'new' AND a.status = 'approved'
    AND a.new_company ->> 'name' = c.name AND ${isTheirs}`)
const deletePersonalFacts = prepared<AccountKey>(`
  DELETE FROM audit_log_personal
  WHERE company_id = $companyId AND log_id IN (SELECT p.log_id FROM ${personalFacts})`)

/** What is searched of the message `m`, as it is when somebody sends it. */
const searched = (from: string, to: string) =>
  `' ' || fold(regexp_replace(concat_ws(' ', m.subject, ${from}, ${to}, m.body), '\\s+', ' ', 'g'))`
/**
 * Messages of others keep their text; the name, also a former one, is in their recipients and in what is searched. Runs
 * when the account has no name any longer.
 */
const unnameInMessages = prepared<AccountKey & { name: string }>(`
  UPDATE mail_messages m
  SET to_addresses = n.addresses, search = ${searched('s.full_name', 'n.names')}
  FROM mail_copies c
  JOIN mail_messages w ON w.company_id = c.company_id AND w.id = c.message_id
  JOIN users s ON s.company_id = w.company_id AND s.id = w.sender_id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(address ORDER BY place) AS addresses, string_agg(address ->> 'name', ' ' ORDER BY place) AS names
    FROM (
      SELECT place, CASE WHEN a ->> 'id' = c.user_id::text THEN a || jsonb_build_object('name', $name::text) ELSE a END
      FROM jsonb_array_elements(w.to_addresses) WITH ORDINALITY e (a, place)
    ) named (place, address)
  ) n
  WHERE c.company_id = $companyId AND c.user_id = $userId AND m.company_id = w.company_id AND m.id = w.id`)
const unnameAtPartners = prepared<AccountKey & { name: string }>(`
  UPDATE mail_messages m
  SET search = ${searched('$name::text', `k.name, m.to_addresses #>> '{0,name}'`)}
  FROM mail_copies c
  JOIN companies k ON k.id = c.company_id
  WHERE c.company_id = $companyId AND c.user_id = $userId AND c.is_sender
    AND m.from_company_id = $companyId AND m.id = c.message_id`)

const withdrawOpenChoices = prepared<AccountKey & { today: string }>(`
  DELETE FROM choices c
  USING menu_days d
  WHERE c.corporate_id = $companyId AND c.user_id = $userId AND c.date >= $today::date - 1
    AND d.id = c.menu_day_id AND d.closed_at IS NULL
    AND NOT EXISTS (
      SELECT FROM ratings r WHERE r.user_id = c.user_id AND r.shift_id = c.shift_id AND r.date = c.date
    )`)
/** Each gets an id of its own, so that nothing tells that they were one person's. Ratings follow their choice. */
const detachChoices = prepared<AccountKey>(`
  UPDATE choices c
  SET user_id = gen_random_uuid(), department_id = CASE WHEN NOT ${isSmallGroup('c')} THEN department_id END
  WHERE corporate_id = $companyId AND user_id = $userId`)

/** A changed address is noted for a mail to the former one (rule E4), which nobody is to get now. */
const dropEmail = prepared<AccountKey>('UPDATE users SET email = NULL WHERE company_id = $companyId AND id = $userId')
const emptyAccount = prepared<AccountKey & { name: string; at: Date }>(`
  UPDATE users
  SET full_name = $name, phone = id::text, replaced_email = NULL, email_changed = false,
    email_by_key = false, password_hash = '', password_expires_at = NULL, department_id = NULL,
    reset_requested_at = NULL, second_factor_since = NULL, privacy_version = NULL, privacy_accepted_at = NULL,
    version = version + 1, erased_at = $at
  WHERE company_id = $companyId AND id = $userId`)
/** That somebody asked, and was answered in time, stays; what was written does not. */
const closeRequests = prepared<AccountKey & { at: Date }>(`
  UPDATE privacy_requests
  SET note = NULL, answer = NULL, state = CASE state WHEN 'open' THEN 'done' ELSE state END,
    decided_at = coalesce(decided_at, $at)
  WHERE company_id = $companyId AND user_id = $userId`)
const record = prepared<AccountKey & { by: DestroyerKind; at: Date }>(`
  INSERT INTO destruction_records (company_id, scope, count, account_id, happened_at, actor_kind)
  VALUES ($companyId, 'account', 1, $userId, $at, $by)`)

export class PostgresErasures extends Erasures {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async isErased(account: AccountKey): Promise<boolean> {
    return (await this.#db.row(isErased, account)) !== null
  }

  async messagesOf(account: AccountKey): Promise<MessageId[]> {
    return (await this.#db.rows(messagesOf, account)).map(({ id }) => id)
  }

  async erase({ companyId, userId }: AccountKey, by: DestroyerKind, at: Date): Promise<void> {
    const account = { companyId, userId }
    const name = erasedPerson
    for (const statement of ownRows) await this.#db.change(statement, account)
    await this.#db.change(deleteSecondFactor, account)
    await this.#db.change(deleteUploads, account)
    await this.#db.change(deleteApplications, account)
    await this.#db.change(deleteFirstApplication, account)
    await this.#db.change(deletePersonalFacts, account)
    await this.#db.change(withdrawOpenChoices, { ...account, today: localDateAt(at, homeTimezone) })
    await this.#db.change(detachChoices, account)
    await this.#db.change(dropEmail, account)
    await this.#db.change(emptyAccount, { ...account, name, at })
    await this.#db.change(unnameInMessages, { ...account, name })
    await this.#db.change(unnameAtPartners, { ...account, name })
    await this.#db.change(closeRequests, { ...account, at })
    await this.#db.change(record, { ...account, by, at })
  }
}
