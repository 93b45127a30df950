import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Scale } from './data.ts'
import type { Figures, Plan } from './load.ts'
import { loadOnce, processIdOf } from './processes.ts'
import { processorTime } from './processor-time.ts'
import type { Site } from './site.ts'

type Request = Plan['requests'][number]

/** 200 firms and 5 caterings; people have eaten for twenty days. */
export const rushScale: Scale = {
  companies: 205,
  employees: 50_000,
  choices: 1_000_000,
  messages: 100,
  products: 20,
  orders: 20,
  sessions: 50_000,
}
/** 40 firms and a catering. */
export const smallRushScale: Scale = { ...rushScale, companies: 41, employees: 2_000, choices: 20_000 }

const connections = 50
const minute = 60_000
const rushSeconds = 1_800

interface Eater {
  user_id: string
  company_id: string
  catering_id: string
  shift_id: string
  date: string
  phone: string
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const get = (kind: string, path: string, token: string): Request => ({
  kind,
  method: 'GET',
  path: `/api/${path}`,
  headers: bearer(token),
})

/**
 * What somebody's app asks for when it is opened: eight in ten choose, one in twenty does not eat, one in ten only
 * looks, and one in ten chooses again. A choice is one request. Returns the last choice, too.
 */
const visitOf = (
  { user_id, company_id, catering_id, shift_id, date, phone }: Eater,
  at: number,
): { requests: Request[]; last: string | undefined } => {
  const [person, token] = [`individual/${company_id}/${user_id}`, `eater-${phone}`]
  const keys = [at % 3 === 0 ? 'ALTERNATIF' : 'GELENEKSEL']
  if (at % 20 < 2) keys.pop()
  else if (at % 20 === 2) keys[0] = 'SKIP'
  else if (at % 20 < 5) keys.push(at % 3 === 0 ? 'GELENEKSEL' : 'ALTERNATIF')
  const choose = (choice: string): Request => ({
    kind: 'choice',
    method: 'POST',
    path: `/api/${person}/choices`,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ date, shift_id, catering_id, choice }),
  })
  return {
    requests: [
      get('profile', `user/profile?user_id=${user_id}&company_id=${company_id}`, token),
      get('shifts', `corporate/${company_id}/shifts`, token),
      get('shifts', `${person}/usual-shifts`, token),
      get('menu', `${person}/menu-play`, token),
      ...keys.map(choose),
    ],
    last: keys.at(-1),
  }
}

/** One list for ten visits: each kitchen looks at each of its lists about once a minute. */
const visitsPerList = 10

/** Every connection does the same kinds of requests in the same order, one person's after the other. */
const shareOut = (eaters: Eater[], lists: Request[]): Request[] => {
  const each = Math.floor(eaters.length / connections)
  const own = Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: each }, (_, at) => {
      const eater = eaters[at * connections + connection] as Eater
      const list = lists[(at * connections + connection) % lists.length] as Request
      return [...visitOf(eater, at).requests, ...(at % visitsPerList === 0 ? [list] : [])]
    }).flat(),
  )
  return (own[0] ?? []).flatMap((_, at) => own.map((requests) => requests[at] as Request))
}

/** Choices that are not what was answered last, and lists that are not what a recount of the choices gives. */
const difference = `
  WITH answered AS (SELECT * FROM unnest($1::uuid[], $2::text[]) AS a (user_id, choice_key)),
  chosen AS (SELECT user_id, choice_key FROM choices WHERE date = $3),
  counted AS (
    SELECT corporate_id, department_id::text, choice_key, count(*) FROM choices WHERE date = $3 GROUP BY 1, 2, 3
    UNION ALL
    SELECT company_id, NULL, 'undecided', count(*) FROM users u JOIN companies f ON f.id = u.company_id AND f.type = 'corporate'
    WHERE NOT EXISTS (SELECT FROM choices c WHERE c.user_id = u.id AND c.date = $3) GROUP BY 1
  ),
  listed AS (
    SELECT corporate_id, c.department, c.key, c.count FROM kitchen_lists, jsonb_to_recordset(counts) AS c (department text, key text, count int)
    WHERE date = $3
    UNION ALL SELECT corporate_id, NULL, 'undecided', undecided FROM kitchen_lists WHERE date = $3 AND undecided > 0
  )
  SELECT
    (SELECT count(*) FROM ((TABLE answered EXCEPT TABLE chosen) UNION ALL (TABLE chosen EXCEPT TABLE answered)) d)::int AS choices,
    (SELECT count(*) FROM (
      (SELECT * FROM counted WHERE choice_key <> 'SKIP' EXCEPT TABLE listed) UNION ALL (TABLE listed EXCEPT TABLE counted)) d)::int AS lists,
    (SELECT (SELECT sum(skipped) FROM kitchen_lists WHERE date = $3) - count(*) FROM choices WHERE date = $3 AND choice_key = 'SKIP')::int AS skipped`

export interface Rush extends Figures {
  employees: number
  firms: number
  seconds: number
  /** Seconds that reminding everybody before it took. */
  reminding: number
  /** Milliseconds of processor time for one employee. */
  perEmployee: { server: number; postgres: number; replicas: number }
  /** How many employees one core serves in half an hour if they come evenly. */
  perCore: number
  /** Answers to the choices around the cut-off, and how long after it the last list was frozen. */
  cutOff: { saved: number; refused: number; seconds: number }
}

/**
 * The last half hour before the cut-off of all firms, as fast as the server carries it. Everybody has been reminded.
 * Then the cut-off comes while some still change their minds, and every list has to equal the choices.
 */
export const rushForLunch = async (
  { ownerUrl, start, postmaster, standbys }: Site,
  isSmoke: boolean,
): Promise<Rush> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const value = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number(Object.values((await client.query<Record<string, unknown>>(sql, values)).rows[0] ?? {})[0])
  const until = async (what: string, isReached: () => Promise<boolean>) => {
    const start = performance.now()
    while (!(await isReached())) {
      if (performance.now() - start > 3 * minute) throw new Error(`${what} took longer than three minutes`)
      await pause(50)
    }
    return (performance.now() - start) / 1000
  }
  const zone = 'Europe/Istanbul'
  const closeAt = (date: string, instant: number) =>
    client.query(
      `UPDATE shifts SET cutoff_days = $1::date - local::date, cutoff_time = to_char(local, 'HH24:MI') FROM (SELECT to_timestamp($2) AT TIME ZONE '${zone}' AS local) i`,
      [date, instant / 1000],
    )
  try {
    const {
      rows: [{ date } = { date: '' }],
    } = await client.query<{ date: string }>(`SELECT ((now() AT TIME ZONE '${zone}')::date + 2)::text AS date`)
    await closeAt(date, Math.ceil(Date.now() / minute + 30) * minute)
    const eaters = (
      await client.query<Eater>(
        `SELECT u.id AS user_id, u.company_id, p.catering_id, h.id AS shift_id, u.phone, $1::text AS date
         FROM users u JOIN shifts h ON h.company_id = u.company_id JOIN partnerships p ON p.corporate_id = u.company_id
         WHERE u.role = 'individual' ORDER BY u.phone LIMIT $2`,
        [date, isSmoke ? 500 : null],
      )
    ).rows
    const lists = (
      await client.query<{ catering_id: string; corporate_id: string; phone: string }>(
        `SELECT p.catering_id, p.corporate_id, u.phone FROM partnerships p JOIN users u ON u.company_id = p.catering_id WHERE p.corporate_id IS NOT NULL`,
      )
    ).rows.map(({ catering_id, corporate_id, phone }) =>
      get('list', `kitchen/${catering_id}/${corporate_id}/lists`, `cook-${phone}`),
    )
    const instances = await start()

    await client.query('UPDATE menu_days SET reminded_at = NULL WHERE date = $1', [date])
    await client.query(`SELECT graphile_worker.add_job('remindBeforeCutOff', '{}')`)
    const reminding = await until('reminding', async () => {
      const told = await value('SELECT count(*) FROM notifications WHERE day = $1', date)
      return told >= eaters.length
    })

    const timeOf = async (processes: number[]) => {
      const times = await Promise.all(processes.map(processorTime))
      return times.reduce((sum, time) => sum + time, 0)
    }
    const spent = async () => ({
      server: await timeOf(instances.map(processIdOf)),
      postgres: await timeOf([postmaster]),
      replicas: await timeOf(standbys),
    })
    const requests = shareOut(eaters, lists)
    const [startedAt, before] = [performance.now(), await spent()]
    const figures = await loadOnce({ url: instances, connections, seconds: 0, amount: requests.length, requests })
    const [after, seconds] = [await spent(), (performance.now() - startedAt) / 1000]
    const employees = Math.floor(eaters.length / connections) * connections
    const each = (what: keyof typeof before) => ((after[what] - before[what]) / employees) * 1000
    const perEmployee = { server: each('server'), postgres: each('postgres'), replicas: each('replicas') }

    const answered = new Map<string, string>()
    for (const [at, eater] of eaters.slice(0, employees).entries()) {
      const { last } = visitOf(eater, Math.floor(at / connections))
      if (last !== undefined) answered.set(eater.user_id, last)
    }
    // A cut-off is a full minute. The smoke run waits for none and takes the one before, so that it only refuses.
    const cutOff = Math.floor(Date.now() / minute + (isSmoke ? 0 : 1.1)) * minute
    await closeAt(date, cutOff)
    const closed = Math.max(cutOff, Date.now())
    const around = { saved: 0, refused: 0 }
    let sent = 0
    const inTurn = () => instances[sent++ % instances.length] as string
    const choose = async (eater: Eater, key: string) => {
      const [ask] = visitOf(eater, 5).requests.filter(({ kind }) => kind === 'choice')
      const body = JSON.stringify({ ...(JSON.parse(ask?.body ?? '') as object), choice: key })
      const { status } = await fetch(inTurn() + ask?.path, { method: 'POST', headers: ask?.headers ?? {}, body })
      if (status === 200) answered.set(eater.user_id, key)
      else if (status !== 422) throw new Error(`a late choice was answered with ${status}`)
      around[status === 200 ? 'saved' : 'refused']++
    }
    const changeMinds = async (first: number) => {
      await pause(Math.max(0, cutOff - 3_000 - Date.now()))
      for (let at = first; Date.now() < cutOff + 2_000 || at < 50; at += 10)
        await choose(eaters[(at * 7) % eaters.length] as Eater, at % 20 < 10 ? 'GELENEKSEL' : 'ALTERNATIF')
    }
    const lookAtLists = async () => {
      await pause(Math.max(0, cutOff - Date.now()))
      for (const { path, headers } of lists) {
        const { status } = await fetch(inTurn() + path, { headers })
        if (status !== 200) throw new Error(`a list was answered with ${status}`)
      }
    }
    await Promise.all([...Array.from({ length: 10 }, (_, first) => changeMinds(first)), lookAtLists()])
    const frozen = 'SELECT count(*) FROM kitchen_lists WHERE date = $1'
    await until('freezing', async () => (await value(frozen, date)) >= lists.length)
    const madeAt = await value('SELECT extract(epoch FROM max(made_at)) FROM kitchen_lists WHERE date = $1', date)
    for (const instance of instances) process.kill(processIdOf(instance))

    await client.query('ANALYZE choices, kitchen_lists')
    const { rows } = await client.query<object>(difference, [[...answered.keys()], [...answered.values()], date])
    if (JSON.stringify(rows[0]) !== '{"choices":0,"lists":0,"skipped":0}')
      throw new Error(`the lists differ from the choices: ${JSON.stringify(rows[0])}`)
    return {
      ...figures,
      employees,
      firms: lists.length,
      seconds,
      reminding,
      perEmployee,
      perCore: (rushSeconds / (perEmployee.server + perEmployee.postgres + perEmployee.replicas)) * 1000,
      cutOff: { ...around, seconds: madeAt - closed / 1000 },
    }
  } finally {
    await client.end()
  }
}

const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

export const textOf = ({ employees, firms, seconds, reminding, perEmployee, perCore, cutOff, ...rush }: Rush): string =>
  [
    `lunch rush: ${number(employees)} employees of ${firms} firms in ${number(seconds)} s, ${connections} connections: ${number(rush.perSecond)} requests/s, p50 ${number(rush.p50, 1)} ms, p95 ${number(rush.p95, 1)} ms, ${rush.failures} failed`,
    ...Object.entries(rush.kinds ?? {}).map(
      ([kind, { requests, p50, p95 }]) =>
        `  ${kind.padEnd(8)} ${String(requests).padStart(7)} requests, p50 ${number(p50, 1)} ms, p95 ${number(p95, 1)} ms`,
    ),
    `  processor time per employee: server ${number(perEmployee.server, 2)} ms, PostgreSQL ${number(perEmployee.postgres, 2)} ms${perEmployee.replicas > 0 ? `, its replicas ${number(perEmployee.replicas, 2)} ms` : ''}; one core carries ${number(perCore)} in half an hour`,
    `  reminded in ${number(reminding, 1)} s; around the cut-off ${cutOff.saved} choices saved and ${cutOff.refused} refused; all lists frozen after ${number(cutOff.seconds, 1)} s, equal to the choices`,
  ].join('\n')
