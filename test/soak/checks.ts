import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageRoot } from '../../src/main/package-root.ts'
import { runSql } from '../support/sql.ts'
import type { Load } from './load.ts'
import type { LogLine, Sample } from './processes.ts'
import type { Stage } from './stage.ts'
import type { Visitors } from './visitors.ts'

/** A sentence about what was checked, and whether it is as it should be. */
export interface Finding {
  isGood: boolean
  text: string
}

/** When a disturbance took place, with the time to recover from it, in milliseconds of `performance.now()`. */
export interface Window {
  name: string
  from: number
  to: number
  excuses: RegExp
  logs: RegExp
}

const finding = (isGood: boolean, text: string): Finding => ({ isGood, text })

const countedBy = <T>(items: readonly T[], nameOf: (one: T) => string): [string, number][] =>
  [...Map.groupBy(items, nameOf)].map(([name, all]): [string, number] => [name, all.length])
const listed = (counts: [string, number][]) =>
  counts
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} × ${name}`)
    .join('; ')

/** Every request that was not carried out falls into a disturbance that explains it, and was answered clearly. */
export const checkFailures = ({ failures }: Load, windows: readonly Window[]): Finding[] => {
  const excused = (what: string, from: number, to: number) =>
    windows.some((one) => one.excuses.test(what) && from <= one.to && to >= one.from)
  const unexplained = failures.filter(({ what, from, to }) => !excused(what, from, to))
  const unclear = failures.filter(({ unclear }) => unclear !== undefined)
  return [
    finding(
      unexplained.length === 0,
      `${failures.length} requests failed, ${unexplained.length} of them without a cause${unexplained.length > 0 ? `: ${listed(countedBy(unexplained, ({ kind, what }) => `${kind} ${what}`))}` : ''}`,
    ),
    finding(
      unclear.length === 0,
      unclear.length === 0
        ? 'each answer of the product says what is wrong'
        : `unclear answers: ${listed(countedBy(unclear, ({ what, unclear }) => `${what} (${unclear})`))}`,
    ),
  ]
}

export const checkVisitors = (load: Load, { certificates }: Visitors, windows: readonly Window[]): Finding[] => {
  const heldBack = load.heldBack().filter((at) => !windows.some(({ from, to }) => at >= from && at <= to))
  const isExchanged = windows.some(({ name }) => name.includes('certificate'))
  return [
    finding(
      heldBack.length === 0,
      `requests that were not sent, since too many waited without a disturbance: ${heldBack.length}, during one: ${load.heldBack().length - heldBack.length}`,
    ),
    finding(
      certificates.has('second') === isExchanged,
      `certificates that were shown: ${[...certificates.keys()].join(', ')}`,
    ),
  ]
}

const lineOf = ({ msg, cause, err }: LogLine) => `${msg ?? ''}: ${cause ?? err?.message ?? ''}`

/** A failed job is noted when it ends, and says how long it took. */
const beginOf = (line: LogLine): number => line.at - Number(/\((?:\w+), ([\d.]+)ms/.exec(lineOf(line))?.[1] ?? 0)

export const checkLog = ({ log }: Stage, windows: readonly Window[]): Finding[] => {
  const isCaused = (line: LogLine) =>
    windows.some(({ logs, from, to }) => logs.test(lineOf(line)) && line.at >= from && beginOf(line) <= to)
  const unexplained = log.filter((line) => !isCaused(line))
  const text = `${log.length} warnings and errors in the logs, ${unexplained.length} of them without a cause`
  return [
    finding(
      unexplained.length === 0,
      unexplained.length === 0 ? text : `${text}: ${listed(countedBy(unexplained, lineOf))}`,
    ),
  ]
}

/** The lists that were frozen during the run against a recount of the choices. */
const wrongLists = (date: string) => `
  WITH frozen AS (SELECT * FROM kitchen_lists WHERE date = '${date}'),
  listed AS (
    SELECT corporate_id, c.department, c.key, c.count FROM frozen, jsonb_to_recordset(counts) AS c (department text, key text, count int)
    UNION ALL SELECT corporate_id, NULL, 'SKIP', skipped FROM frozen WHERE skipped > 0
  ),
  counted AS (
    SELECT corporate_id, CASE WHEN choice_key <> 'SKIP' THEN department_id::text END, choice_key, count(*)::int
    FROM choices WHERE date = '${date}' AND corporate_id IN (SELECT corporate_id FROM frozen) GROUP BY 1, 2, 3
  )
  SELECT (SELECT count(*)::int FROM frozen) AS lists,
    (SELECT count(*)::int FROM ((TABLE listed EXCEPT TABLE counted) UNION ALL (TABLE counted EXCEPT TABLE listed)) d) AS wrong`

/** What was confirmed is there, once. */
export const checkData = async ({ database }: Stage, load: Load): Promise<Finding[]> => {
  const rows = (sql: string) => runSql(database.ownerUrl, sql)
  const dates = load.eaters[0]?.days.map(({ date }) => date) ?? []
  const chosen = new Map(
    (
      await rows(`SELECT user_id || ' ' || date AS day, choice_key FROM choices WHERE date = ANY ('{${dates.join()}}')`)
    ).map(({ day, choice_key }) => [String(day), String(choice_key)]),
  )
  const days = load.eaters.flatMap(({ userId, days }) => days.map((day) => ({ ...day, key: `${userId} ${day.date}` })))
  const lost = days.filter(({ key, possible }) => !possible.has(chosen.get(key) ?? 'none'))
  const confirmed = days.filter(({ possible, writes }) => possible.size === 1 && writes > 0).length

  const kept = new Map(
    (
      await rows(
        `SELECT notes AS note, count(*)::int AS count FROM orders WHERE notes LIKE 'soak %' GROUP BY 1
         UNION ALL SELECT subject, count(*)::int FROM mail_messages WHERE subject LIKE 'soak %' GROUP BY 1`,
      )
    ).map(({ note, count }) => [String(note), Number(count)]),
  )
  const sentFindings = (['order', 'message'] as const).map((kind) => {
    const all = load.sent.filter((one) => one.kind === kind)
    const gone = all.filter(({ isConfirmed, note }) => isConfirmed && !kept.has(note)).length
    const twice = all.filter(({ note }) => (kept.get(note) ?? 0) > 1).length
    const open = all.filter(({ isConfirmed }) => !isConfirmed).length
    return finding(
      gone + twice + open === 0,
      `${all.length} ${kind}s: ${gone} lost, ${twice} twice, ${open} never confirmed`,
    )
  })
  const [copies] = await rows(
    `SELECT count(*)::int AS wrong FROM mail_messages m WHERE subject LIKE 'soak %'
     AND (SELECT count(*) FROM mail_copies c WHERE c.message_id = m.id AND NOT c.is_sender) <> 1`,
  )
  const [stock] = await rows(
    `SELECT count(*)::int AS wrong FROM products p WHERE p.stock_quantity <> 900000 AND p.stock_quantity > 100000
     AND p.stock_quantity <> 900000 - (SELECT sum(l.quantity) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = p.id AND o.notes LIKE 'soak %')`,
  )
  const [lists] = await rows(wrongLists(dates[0] ?? ''))
  const [reminders] = await rows(
    `SELECT count(*)::int AS told, count(*) FILTER (WHERE c > 1)::int AS twice
     FROM (SELECT count(*) AS c FROM notifications WHERE day = '${dates[0]}' GROUP BY user_id) n`,
  )
  return [
    finding(
      lost.length === 0,
      `${days.length} days of ${load.eaters.length} people, ${confirmed} with a confirmed choice or withdrawal: ${lost.length} are not as confirmed`,
    ),
    finding(
      load.stale.length === 0,
      `menus that did not show the last confirmed choice: ${load.stale.length}${load.stale.length > 0 ? ` (${load.stale.slice(0, 3).join('; ')})` : ''}`,
    ),
    ...sentFindings,
    finding(
      copies?.['wrong'] === 0 && stock?.['wrong'] === 0,
      `messages without exactly one copy: ${String(copies?.['wrong'])}; products whose stock is not that of the orders: ${String(stock?.['wrong'])}`,
    ),
    finding(
      lists?.['wrong'] === 0 && Number(lists?.['lists']) > 0,
      `${String(lists?.['lists'])} lists were frozen at midnight, with ${String(lists?.['wrong'])} figures other than a recount's`,
    ),
    finding(
      Number(reminders?.['told']) > 0 && reminders?.['twice'] === 0,
      `${String(reminders?.['told'])} people were reminded, ${String(reminders?.['twice'])} of them twice`,
    ),
  ]
}

/** The product's own checks: the logs, and a backup that is restored elsewhere and recounted. */
export const checkWithCommands = async ({ env, database, home }: Stage): Promise<Finding[]> => {
  // Not synchronously: the proxy before the database is part of this process.
  const run = promisify(execFile)
  const options = { env: { ...process.env, ...env, DATABASE_URL: database.url, LOG_LEVEL: 'silent' } }
  const file = join(home, 'last.backup')
  const commands = [
    ['audit', 'verify'],
    ['backup', file],
    ['backup', 'verify', file],
  ]
  const findings: Finding[] = []
  for (const args of commands) {
    const [isGood, said] = await run(
      process.execPath,
      [join(packageRoot, 'dist', 'cli', 'main.js'), ...args],
      options,
    ).then(
      ({ stdout }) => [true, stdout] as const,
      ({ stderr }: { stderr: string }) => [false, stderr] as const,
    )
    findings.push(finding(isGood, `tabldot ${args.join(' ').replace(home, '…')}: ${said.trim().split('\n').at(-1)}`))
  }
  return findings
}

/** Garbage makes the heap rise and fall; what is left after it is the least. */
const least = (values: number[]): number => Math.min(...values)
/**
 * What the machine has to have for it. V8 keeps pages after a burst, and gives 100 MB back at once or many minutes later,
 * so the middle of some minutes says little.
 */
const most = (values: number[]): number => Math.max(...values)

const flat = 0.1
/** In milliseconds. Before it, V8 still changes the size of its heap by a fifth in either direction. */
const shortest = 1_200_000
/** Compares two thirds of the time in which a process had settled; V8 takes long to find the size of its heap. */
export const checkMemory = (name: string, samples: readonly Sample[]): Finding[] => {
  const pid = samples.at(-1)?.pid
  const own = samples.filter((one) => one.pid === pid)
  const settled = own.slice(Math.floor(own.length / 4))
  const third = Math.floor(settled.length / 3)
  if ((own.at(-1)?.at ?? 0) - (own[0]?.at ?? 0) < shortest)
    return [finding(true, `instance ${name}: its memory is only judged after twenty minutes`)]
  const parts = [settled.slice(0, third), settled.slice(-third)] as const
  const compare = (what: string, of: (values: number[]) => number, key: 'resident' | 'heap') => {
    const [first, last] = parts.map((part) => of(part.map((one) => one[key]))) as [number, number]
    const change = last / first - 1
    return finding(
      change <= flat,
      `instance ${name}: ${what} ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last (${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(1)} %)`,
    )
  }
  return [compare('at most resident', most, 'resident'), compare('heap after collections', least, 'heap')]
}

/** After the load has ended. */
export const checkLeaks = async (
  { instances, database }: Stage,
  before: readonly (Sample | undefined)[],
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [at, instance] of instances.entries()) {
    const [calm, now] = [before[at], await instance.sample()]
    const inUse = (now?.openConnections ?? Number.NaN) - (now?.idleConnections ?? Number.NaN)
    findings.push(
      finding(
        inUse === 0 && now?.waiting === 0 && now.descriptors <= (calm?.descriptors ?? 0) + 30,
        `instance ${instance.name}, when it is quiet: ${inUse} connections to the database in use, ${now?.waiting} waiting, ${now?.descriptors} open files (${calm?.descriptors} before the load)`,
      ),
    )
  }
  const [idle] = await runSql(
    database.ownerUrl,
    `SELECT count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS held, count(*)::int AS all FROM pg_stat_activity WHERE application_name LIKE 'tabldot%'`,
  )
  findings.push(
    finding(
      idle?.['held'] === 0,
      `PostgreSQL: ${String(idle?.['all'])} connections of the product, ${String(idle?.['held'])} in an unfinished transaction`,
    ),
  )
  return findings
}
