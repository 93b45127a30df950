import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { prepared } from './statement.ts'

const keep = prepared<{ name: string; value: string }>(
  'INSERT INTO secrets (name, value) VALUES ($name, $value) ON CONFLICT (name) DO NOTHING',
)
const read = prepared<{ name: string }, { value: string }>('SELECT value FROM secrets WHERE name = $name')

/** A key shared by all instances, created on first use. */
export const sharedSecret = async (db: Database, name: string): Promise<string> => {
  await db.change(keep, { name, value: randomBytes(32).toString('base64url') })
  return (await db.row(read, { name }))?.value ?? ''
}
