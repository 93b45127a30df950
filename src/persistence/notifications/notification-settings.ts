import { type NotificationPreferences, NotificationSettings } from '../../core/notifications/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const saveSettings = prepared<{
  companyId: CompanyId
  userId: UserId
  menuUpdates: boolean
  choiceReminders: boolean | null
}>(`
  UPDATE users
  SET menu_updates_enabled = $menuUpdates,
    choice_reminders_enabled = coalesce($choiceReminders, choice_reminders_enabled)
  WHERE company_id = $companyId AND id = $userId`)

export class PostgresNotificationSettings extends NotificationSettings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(
    companyId: CompanyId,
    userId: UserId,
    { menuUpdates, choiceReminders }: NotificationPreferences,
  ): Promise<void> {
    await this.#db.change(saveSettings, { companyId, userId, menuUpdates, choiceReminders: choiceReminders ?? null })
  }
}
