import { type CateringProfile, CateringProfiles } from '../../core/partnerships/index.ts'
import type { CompanyId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const hold = prepared<{ cateringId: CompanyId }, CateringProfile>(`
  SELECT shows_menus AS "showsMenus", daily_capacity AS "dailyCapacity", version
  FROM catering_profiles
  WHERE catering_id = $cateringId
  FOR NO KEY UPDATE`)
const save = prepared<{
  cateringId: CompanyId
  showsMenus: boolean
  dailyCapacity: number | null
  version: number
}>(`
  INSERT INTO catering_profiles AS p (catering_id, shows_menus, daily_capacity, version)
  VALUES ($cateringId, $showsMenus, $dailyCapacity, $version)
  ON CONFLICT (catering_id) DO UPDATE
  SET shows_menus = excluded.shows_menus, daily_capacity = excluded.daily_capacity, version = excluded.version
  WHERE p.version = excluded.version - 1`)

export class PostgresCateringProfiles extends CateringProfiles {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  forChange(cateringId: CompanyId): Promise<CateringProfile | null> {
    return this.#db.row(hold, { cateringId })
  }

  async save(cateringId: CompanyId, profile: CateringProfile): Promise<boolean> {
    return (await this.#db.change(save, { cateringId, ...profile })) > 0
  }
}
