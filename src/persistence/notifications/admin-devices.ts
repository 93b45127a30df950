import type { AdministratorId, ApplicationId, CompanyId, DeviceId } from '../../core/shared/index.ts'
import { AdminDevices, type AdminEvents, type AdminNews, type PushTarget } from '../../core/notifications/index.ts'
import { adminTrialTexts, applicationNewsTexts, newUsersTexts } from '../../texts/notifications/notifications.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

interface Enabled {
  id: string
  administratorId: AdministratorId
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}
/** The columns of the one row are all set or all null. */
type DeviceRow = Record<'deviceId' | keyof PushTarget, string | null>

const enable = prepared<Enabled>(`
  UPDATE admin_push
  SET device_id = $id, administrator_id = $administratorId, endpoint = $endpoint, p256dh = $p256dh, auth = $auth,
    enabled_at = $at`)
const clear = `
  UPDATE admin_push
  SET device_id = NULL, administrator_id = NULL, endpoint = NULL, p256dh = NULL, auth = NULL, enabled_at = NULL`
const disable = prepared<{ endpoint: string }>(`${clear} WHERE endpoint = $endpoint`)
const disableOf = prepared<{ administratorId: AdministratorId }>(`${clear} WHERE administrator_id = $administratorId`)
const remove = prepared<{ deviceId: DeviceId }>(`${clear} WHERE device_id = $deviceId`)
const saveEvents = prepared<{ userCreated: boolean; applicationSubmitted: boolean }>(
  'UPDATE admin_push SET on_user_created = $userCreated, on_application_submitted = $applicationSubmitted',
)

const device = 'p.device_id AS "deviceId", p.endpoint, p.p256dh, p.auth'
const validDevice = `
  admin_push p
  JOIN administrators a ON a.id = p.administrator_id AND a.removed_at IS NULL`
const trial = prepared<object, DeviceRow>(`
  SELECT ${device}
  FROM ${validDevice}`)
const ofNewUsers = prepared<{ companyId: CompanyId }, DeviceRow & { companyName: string }>(`
  SELECT ${device}, c.name AS "companyName"
  FROM ${validDevice},
    companies c
  WHERE p.on_user_created AND c.id = $companyId`)
const ofApplication = prepared<
  { applicationId: ApplicationId },
  DeviceRow & { companyName: string; mode: 'new' | 'existing' }
>(`
  SELECT ${device}, s.mode, coalesce(c.name, s.new_company ->> 'name') AS "companyName"
  FROM ${validDevice},
    applications s
  LEFT JOIN companies c ON c.id = s.company_id
  WHERE p.on_application_submitted AND s.id = $applicationId`)

const pushOf = <Row extends DeviceRow>(row: Row | null, textsOf: (row: Row) => { title: string; body: string }) =>
  row && {
    deviceId: row.deviceId as string,
    target: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth } as PushTarget,
    ...textsOf(row),
  }

export class PostgresAdminDevices extends AdminDevices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async enable({ id, administratorId, target, at }: Parameters<AdminDevices['enable']>[0]): Promise<void> {
    await this.#db.change(enable, { id, administratorId, ...target, at })
  }

  async disable(endpoint: string): Promise<void> {
    await this.#db.change(disable, { endpoint })
  }

  async disableOf(administratorId: AdministratorId): Promise<void> {
    await this.#db.change(disableOf, { administratorId })
  }

  async remove(deviceId: DeviceId): Promise<void> {
    await this.#db.change(remove, { deviceId })
  }

  async saveEvents({ userCreated, applicationSubmitted }: AdminEvents): Promise<void> {
    await this.#db.change(saveEvents, { userCreated, applicationSubmitted })
  }

  async pending(news: AdminNews) {
    if (news.event === 'userCreated') {
      const row = await this.#db.row(ofNewUsers, { companyId: news.companyId })
      return pushOf(row, ({ companyName }) => newUsersTexts(companyName, news.count))
    }
    const row = await this.#db.row(ofApplication, { applicationId: news.applicationId })
    return pushOf(row, ({ companyName, mode }) => applicationNewsTexts(companyName, mode))
  }

  async trial() {
    return pushOf(await this.#db.row(trial), () => adminTrialTexts)
  }
}
