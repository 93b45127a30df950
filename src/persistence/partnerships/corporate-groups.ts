import { EntitySchema } from 'typeorm'
import { CorporateGroup, CorporateGroups, type GroupMember } from '../../core/partnerships/index.ts'
import { columnsOf, entityOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { lasts } from './partnerships.ts'

export const corporateGroupSchema = new EntitySchema<CorporateGroup>({
  name: 'corporate_group',
  target: CorporateGroup,
  tableName: 'corporate_groups',
  columns: {
    id: { type: 'uuid', primary: true },
    cateringId: { type: 'uuid', name: 'catering_id' },
    name: { type: 'text' },
    description: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
})

const locked = prepared<{ cateringId: string; groupId: string }, Record<string, unknown>>(`
  SELECT ${columnsOf(corporateGroupSchema, 'g')} FROM corporate_groups g WHERE g.catering_id = $cateringId AND g.id = $groupId FOR UPDATE`)
const update = prepared<{ cateringId: string; id: string; name: string; description: string; version: number }>(
  'UPDATE corporate_groups SET name = $name, description = $description, version = $version WHERE catering_id = $cateringId AND id = $id',
)
const remove = prepared<{ cateringId: string; id: string }>(
  'DELETE FROM corporate_groups WHERE catering_id = $cateringId AND id = $id',
)
const members = prepared<{ cateringId: string; id: string; now: Date }, GroupMember & Record<string, unknown>>(`
  SELECT m.corporate_id AS "corporateId", c.name
  FROM corporate_group_members m JOIN partnerships p ON p.id = m.partnership_id JOIN companies c ON c.id = m.corporate_id
  WHERE m.catering_id = $cateringId AND m.group_id = $id AND ${lasts('$now::timestamptz')} ORDER BY m.joined_at, m.corporate_id`)
const join = prepared<{ cateringId: string; id: string; partnershipId: string; corporateId: string; at: Date }>(`
  INSERT INTO corporate_group_members (catering_id, group_id, partnership_id, corporate_id, joined_at) VALUES ($cateringId, $id, $partnershipId, $corporateId, $at)`)
const leave = prepared<{ cateringId: string; id: string; corporateId: string }>(`
  DELETE FROM corporate_group_members WHERE catering_id = $cateringId AND group_id = $id AND corporate_id = $corporateId`)
const leaveAll = prepared<{ cateringId: string; partnershipId: string }>(
  'DELETE FROM corporate_group_members WHERE catering_id = $cateringId AND partnership_id = $partnershipId',
)

export class PostgresCorporateGroups extends CorporateGroups {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(group: CorporateGroup): Promise<void> {
    await (await this.#db.manager()).insert(CorporateGroup, group)
  }

  async forChange(cateringId: string, groupId: string): Promise<CorporateGroup | null> {
    const row = await this.#db.row(locked, { cateringId, groupId })
    return row && entityOf(corporateGroupSchema, CorporateGroup, row)
  }

  async update({ cateringId, id, name, description, version }: CorporateGroup): Promise<void> {
    await this.#db.change(update, { cateringId, id, name, description, version })
  }

  async remove({ cateringId, id }: CorporateGroup): Promise<void> {
    await this.#db.change(remove, { cateringId, id })
  }

  membersOf({ cateringId, id }: CorporateGroup, now: Date): Promise<GroupMember[]> {
    return this.#db.rows(members, { cateringId, id, now })
  }

  async join({ cateringId, id }: CorporateGroup, partnershipId: string, corporateId: string, at: Date): Promise<void> {
    await this.#db.change(join, { cateringId, id, partnershipId, corporateId, at })
  }

  async leave({ cateringId, id }: CorporateGroup, corporateId: string): Promise<boolean> {
    return (await this.#db.change(leave, { cateringId, id, corporateId })) === 1
  }

  async leaveAll(cateringId: string, partnershipId: string): Promise<void> {
    await this.#db.change(leaveAll, { cateringId, partnershipId })
  }
}
