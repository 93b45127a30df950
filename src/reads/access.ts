import { planned, prepared } from '../persistence/index.ts'
import type { Profile } from './contract-shapes.ts'
import { Reads } from './reads.ts'

export type Person = Pick<Profile, 'id' | 'full_name' | 'role' | 'phone' | 'email' | 'company'>

const person = prepared(`
  SELECT u.id, u.full_name, u.role, u.phone, u.email,
    jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'slug', c.slug, 'logo_url', c.logo_url) AS company
  FROM users u JOIN companies c ON c.id = u.company_id WHERE u.company_id = $1 AND u.id = $2`)

const administrators = planned(
  'SELECT id, username, created_at FROM administrators WHERE removed_at IS NULL ORDER BY fold(username)',
)

/** An administrator as the operator of the installation sees it. */
export interface AdministratorOverview {
  id: string
  username: string
  created_at: Date
}

export class AccessReads extends Reads {
  administrators(): Promise<AdministratorOverview[]> {
    return this.db.rows<AdministratorOverview & Record<string, unknown>>(administrators)
  }

  async person(companyId: string, userId: string): Promise<Person> {
    return (await this.db.rows<Person & Record<string, unknown>>(person, [companyId, userId]))[0] as Person
  }
}
