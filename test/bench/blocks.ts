import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Plan } from './load.ts'

/** An idle connection reports what it touched after ten seconds. */
const reportedAfter = 11_000
/** Enough for PostgreSQL to settle on the plans of prepared statements on every connection. */
const [warmUps, counted] = [60, 100]

const touched = `
  SELECT sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))::bigint AS blocks FROM pg_statio_user_tables`

/** How many blocks of tables and indexes a request touches, whatever else the machine does. No job is scheduled meanwhile. */
export const blocksOf = async (
  databaseUrl: string,
  productUrl: string,
  requests: Plan['requests'],
): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const send = async (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const { path, body, ...rest } = requests[at % requests.length] as Plan['requests'][number]
        const response = await fetch(productUrl + path, { ...rest, ...(body !== undefined && { body }) })
        if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
        await response.arrayBuffer()
      }
      await pause(reportedAfter)
      return Number((await client.query<{ blocks: string }>(touched)).rows[0]?.blocks)
    }
    await client.query('SET stats_fetch_consistency = none; BEGIN; LOCK TABLE graphile_worker._private_known_crontabs')
    const before = await send(0, warmUps)
    return ((await send(warmUps, warmUps + counted)) - before) / counted
  } finally {
    await client.end()
  }
}
