import type { CompanyId, GroupId, PartnershipId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { CorporateGroup, CorporateGroups, type GroupMember } from '../../core/partnerships/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
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
  } satisfies ColumnsOf<CorporateGroup>,
})

const locked = prepared<{ cateringId: CompanyId; groupId: GroupId }, EntityRow>(`
  SELECT ${columnsOf(corporateGroupSchema, 'g')}
  FROM corporate_groups g
  WHERE g.catering_id = $cateringId AND g.id = $groupId
  FOR UPDATE`)
const update = prepared<{ cateringId: CompanyId; id: string; name: string; description: string; version: number }>(`
  UPDATE corporate_groups
  SET name = $name, description = $description, version = $version
  WHERE catering_id = $cateringId AND id = $id`)
const remove = prepared<{ cateringId: CompanyId; groupId: GroupId }>(
  'DELETE FROM corporate_groups WHERE catering_id = $cateringId AND id = $groupId',
)
const members = prepared<{ cateringId: CompanyId; groupId: GroupId; now: Date }, GroupMember>(`
  SELECT m.corporate_id AS "corporateId", c.name
  FROM corporate_group_members m
  JOIN partnerships p ON p.id = m.partnership_id
  JOIN companies c ON c.id = m.corporate_id
  WHERE m.catering_id = $cateringId AND m.group_id = $groupId AND ${lasts('$now::timestamptz')}
  ORDER BY m.joined_at, m.corporate_id`)
const join = prepared<{
  cateringId: CompanyId
  groupId: GroupId
  partnershipId: PartnershipId
  corporateId: CompanyId
  at: Date
}>(`
  INSERT INTO corporate_group_members (catering_id, group_id, partnership_id, corporate_id, joined_at)
  VALUES ($cateringId, $groupId, $partnershipId, $corporateId, $at)`)
const leave = prepared<{ cateringId: CompanyId; groupId: GroupId; corporateId: CompanyId }>(`
  DELETE FROM corporate_group_members
  WHERE catering_id = $cateringId AND group_id = $groupId AND corporate_id = $corporateId`)
const leaveAll = prepared<{ cateringId: CompanyId; partnershipId: PartnershipId }>(
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

  async forChange(cateringId: CompanyId, groupId: GroupId): Promise<CorporateGroup | null> {
    const row = await this.#db.row(locked, { cateringId, groupId })
    return row && entityOf(corporateGroupSchema, CorporateGroup, row)
  }

  async update(group: CorporateGroup): Promise<void> {
    await this.#db.change(update, group)
  }

  async remove({ cateringId, id: groupId }: CorporateGroup): Promise<void> {
    await this.#db.change(remove, { cateringId, groupId })
  }

  membersOf({ cateringId, id: groupId }: CorporateGroup, now: Date): Promise<GroupMember[]> {
    return this.#db.rows(members, { cateringId, groupId, now })
  }

  async join(group: CorporateGroup, partnershipId: PartnershipId, corporateId: CompanyId, at: Date): Promise<void> {
    const { cateringId, id: groupId } = group
    await this.#db.change(join, { cateringId, groupId, partnershipId, corporateId, at })
  }

  async leave({ cateringId, id: groupId }: CorporateGroup, corporateId: CompanyId): Promise<boolean> {
    return (await this.#db.change(leave, { cateringId, groupId, corporateId })) === 1
  }

  async leaveAll(cateringId: CompanyId, partnershipId: PartnershipId): Promise<void> {
    await this.#db.change(leaveAll, { cateringId, partnershipId })
  }
}
