import { randomBytes } from 'node:crypto'
import { type Database, prepared } from './database.ts'

const keep = prepared('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING')
const read = prepared('SELECT value FROM secrets WHERE name = $1')

/** A key that all instances share, created at its first use. */
export const sharedSecret = async (db: Database, name: string): Promise<string> => {
  await db.change(keep, [name, randomBytes(32).toString('base64url')])
  return (await db.row<{ value: string }>(read, [name]))?.value ?? ''
}
