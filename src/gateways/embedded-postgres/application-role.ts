import pg from 'pg'
import { applicationRole } from './cluster.ts'

const canSignIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** The product's role, which owns nothing; migrations grant its rights. */
export const createApplicationRole = async (ownerUrl: string, url: string): Promise<void> => {
  if (await canSignIn(url)) return
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [applicationRole])
    const { password } = new URL(url)
    await owner.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${applicationRole} LOGIN PASSWORD '${password}'`)
  } finally {
    await owner.end()
  }
}
