import pg from 'pg'
import { password } from './data.ts'
import { median } from './figures.ts'

interface Eater {
  id: string
  company_id: string
  phone: string
}

/**
 * Median milliseconds of a failed sign-in by cause, tried in turn and one at a time. Leaves one user inactive and one
 * company passive.
 */
export const timeFailedSignIns = async (
  databaseUrl: string,
  productUrl: string,
  tries: number,
): Promise<Record<string, number>> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Eater>(
      `SELECT DISTINCT ON (company_id) id, company_id, phone FROM users WHERE role = 'individual' ORDER BY company_id, id LIMIT 3`,
    )
    const [eater, inactive, shutOut] = rows as [Eater, Eater, Eater]
    await client.query('UPDATE users SET is_active = false WHERE company_id = $1 AND id = $2', [
      inactive.company_id,
      inactive.id,
    ])
    await client.query('UPDATE companies SET is_active = false WHERE id = $1', [shutOut.company_id])
    const bodyOf = ({ company_id, phone }: Eater, changes: Record<string, string> = {}) =>
      JSON.stringify({ company_id, phone, password, company_type: 'individual', ...changes })
    const bodies = {
      'wrong password': bodyOf(eater, { password: 'yanlış-parola' }),
      'unknown phone': bodyOf(eater, { phone: '5559999999' }),
      'inactive user': bodyOf(inactive),
      'passive company': bodyOf(shutOut),
      'wrong kind': bodyOf(eater, { company_type: 'corporate' }),
    }
    const times = new Map<string, number[]>(Object.keys(bodies).map((kind) => [kind, []]))
    for (let time = 0; time < tries; time++) {
      for (const [kind, body] of Object.entries(bodies)) {
        await client.query('DELETE FROM sign_in_attempts')
        const start = performance.now()
        const headers = { 'content-type': 'application/json' }
        const { status } = await fetch(`${productUrl}/api/auth/login`, { method: 'POST', headers, body })
        times.get(kind)?.push(performance.now() - start)
        if (status !== 401) throw new Error(`${kind} was answered with ${status}`)
      }
    }
    return Object.fromEntries([...times].map(([kind, list]) => [kind, median(list)]))
  } finally {
    await client.end()
  }
}
