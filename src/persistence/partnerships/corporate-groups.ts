import { EntitySchema } from 'typeorm'
import { CorporateGroup, CorporateGroups, type GroupMember } from '../../core/partnerships/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared } from '../kernel/database.ts'
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
  } satisfies ColumnsOf<CorporateGroup>,
})

const locked = prepared(`
  SELECT ${columnsOf(corporateGroupSchema, 'g')} FROM corporate_groups g WHERE g.catering_id = $1 AND g.id = $2 FOR UPDATE`)
const update = prepared(
  'UPDATE corporate_groups SET name = $3, description = $4, version = $5 WHERE catering_id = $1 AND id = $2',
)
const remove = prepared('DELETE FROM corporate_groups WHERE catering_id = $1 AND id = $2')
const members = prepared(`
  SELECT m.corporate_id AS "corporateId", c.name
  FROM corporate_group_members m JOIN partnerships p ON p.id = m.partnership_id JOIN companies c ON c.id = m.corporate_id
  WHERE m.catering_id = $1 AND m.group_id = $2 AND ${lasts('$3::timestamptz')} ORDER BY m.joined_at, m.corporate_id`)
const join = prepared(`
  INSERT INTO corporate_group_members (catering_id, group_id, partnership_id, corporate_id, joined_at) VALUES ($1, $2, $3, $4, $5)`)
const leave = prepared(`
  DELETE FROM corporate_group_members WHERE catering_id = $1 AND group_id = $2 AND corporate_id = $3`)
const leaveAll = prepared('DELETE FROM corporate_group_members WHERE catering_id = $1 AND partnership_id = $2')

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
    const row = await this.#db.row<Record<string, unknown>>(locked, [cateringId, groupId])
    return row && entityOf(corporateGroupSchema, CorporateGroup, row)
  }

  async update({ cateringId, id, name, description, version }: CorporateGroup): Promise<void> {
    await this.#db.change(update, [cateringId, id, name, description, version])
  }

  async remove({ cateringId, id }: CorporateGroup): Promise<void> {
    await this.#db.change(remove, [cateringId, id])
  }

  membersOf({ cateringId, id }: CorporateGroup, now: Date): Promise<GroupMember[]> {
    return this.#db.rows<GroupMember & Record<string, unknown>>(members, [cateringId, id, now])
  }

  async join({ cateringId, id }: CorporateGroup, partnershipId: string, corporateId: string, at: Date): Promise<void> {
    await this.#db.change(join, [cateringId, id, partnershipId, corporateId, at])
  }

  async leave({ cateringId, id }: CorporateGroup, corporateId: string): Promise<boolean> {
    return (await this.#db.change(leave, [cateringId, id, corporateId])) === 1
  }

  async leaveAll(cateringId: string, partnershipId: string): Promise<void> {
    await this.#db.change(leaveAll, [cateringId, partnershipId])
  }
}
