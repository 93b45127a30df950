import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  checkData,
  checkFailures,
  checkLeaks,
  checkLog,
  checkMemory,
  checkVisitors,
  checkWithCommands,
  type Finding,
} from './checks.ts'
import { clockFrom, setAhead } from './clock.ts'
import { disturb } from './disturb.ts'
import { newLoad, percentile } from './load.ts'
import { plan } from './plan.ts'
import { missing, setUpStage } from './stage.ts'
import { newVisitors } from './visitors.ts'
import { watch } from './watch.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests a second, instead of half of what is measured. */
    rate: { type: 'string' },
    /** Only the disturbances with this in their names. */
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'soak.json' },
  },
})
const unit = Number(values.minutes) * 2_000
const [day, ahead] = [86_400_000, 3 * 3_600_000]
/** What filling and measuring take; midnight comes in the middle of the run. In milliseconds. */
const preparation = 45_000
/** Afterwards no statement is running and no connection of a request is open any more. */
const quiet = 12_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const onSignal = (work: (signal: NodeJS.Signals) => void) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => work(signal))
}

const midnightAfter = (instant: number): number => Math.ceil((instant + ahead) / day) * day - ahead

/** Starts this program once more, with a clock on which midnight in Istanbul is near. */
const startBeforeMidnight = async (): Promise<number> => {
  if (missing.length > 0) {
    say(`The soak needs ${missing.join(', ')}.`)
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'tabldot-clock-'))
  await chmod(folder, 0o755)
  const clock = join(folder, 'clock')
  const untilMidnight = 15 * unit + preparation
  setAhead(clock, Math.round((midnightAfter(Date.now() + untilMidnight) - untilMidnight - Date.now()) / 1000))
  const child = spawn(process.execPath, process.argv.slice(1), {
    env: { ...process.env, ...clockFrom(clock), SOAK_CLOCK: clock },
    stdio: 'inherit',
  })
  onSignal((signal) => child.kill(signal))
  const [code] = (await once(child, 'exit')) as [number | null]
  await rm(folder, { recursive: true, force: true })
  return code ?? 1
}

const soak = async (clock: string): Promise<number> => {
  say('Filling 400 companies with 8,000 people, and starting PostgreSQL, two instances and nginx …')
  const stage = await setUpStage(clock)
  onSignal(() => void stage.stop().then(() => process.exit(130)))
  try {
    const midnight = midnightAfter(Date.now())
    const visitors = newVisitors(stage.proxy.url, stage.proxy.authorities)
    const load = await newLoad(stage.database.ownerUrl, visitors, midnight)
    const calm = await Promise.all(stage.instances.map((one) => one.sample()))
    say('Measuring what the machine carries …')
    await load.measure(10, 32)
    const carried = await load.measure(20, 32)
    const rate = values.rate === undefined ? carried / 2 : Number(values.rate)
    const early = checkFailures(load, [])
    say(
      `It carries ${carried.toFixed(0)} requests a second; the soak sends ${rate.toFixed(0)} for ${values.minutes} minutes.\n`,
    )

    const watched = watch(stage, load, Math.min(5_000, unit / 4))
    const end = load.begin(rate)
    const wanted = plan.filter(({ name }) => name.includes(values.only))
    const { windows, failed } = await disturb({ stage, load, unit, midnight, say }, wanted)
    await end()
    await watched.stop()
    await pause(quiet)

    say('\nChecking …')
    const causes = [...windows, ...watched.overloads]
    const findings: Finding[] = [
      ...early.filter(({ isGood }) => !isGood),
      ...failed,
      ...checkFailures(load, causes),
      ...checkLog(stage, causes),
      ...checkVisitors(load, visitors, windows),
      ...(await checkLeaks(stage, calm)),
      ...[...watched.samples].flatMap(([name, samples]) => checkMemory(name, samples)),
      ...(await checkData(stage, load)),
      ...(await checkWithCommands(stage)),
    ]
    visitors.close()
    say('\nRequests by kind: number, p50 and p95 in ms')
    for (const [kind, figures] of load.kinds) {
      const told = [figures.requests, percentile(figures, 0.5).toFixed(1), percentile(figures, 0.95).toFixed(1)]
      say(`  ${kind.padEnd(14)}${told.map((one) => String(one).padStart(9)).join('')}`)
    }
    const overloaded = watched.overloads.length / watched.moments.length
    if (overloaded > 0) say(`\nOther work overloaded the machine for ${(overloaded * 100).toFixed(0)} % of the time.`)
    say('')
    for (const { isGood, text } of findings) say(`${isGood ? '  ok   ' : '  WRONG'} ${text}`)
    const isGood = findings.every((one) => one.isGood)
    const details = {
      minutes: values.minutes,
      carried,
      rate,
      findings,
      failures: load.failures,
      moments: watched.moments,
      samples: [...watched.samples],
      log: stage.log,
      databaseLog: await stage.database.log(),
      proxyLog: await stage.proxy.log(),
    }
    await writeFile(values.out, JSON.stringify(details, null, 1))
    say(`\n${isGood ? 'Everything' : 'Not everything'} is as it should be. Details are in ${values.out}.`)
    return isGood ? 0 : 1
  } finally {
    await stage.stop()
  }
}

const clock = process.env['SOAK_CLOCK']
process.exit(clock === undefined ? await startBeforeMidnight() : await soak(clock))
