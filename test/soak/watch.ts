import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { processorTime } from '../bench/processor-time.ts'
import type { Window } from './checks.ts'
import type { Load, Moment } from './load.ts'
import { outageLogs, unavailable } from './plan.ts'
import type { Sample } from './processes.ts'
import type { Stage } from './stage.ts'

/** Processor time is in seconds, with that of children, since the process began. */
type WatchedMoment = Moment & { a: number; b: number; postgres: number; load: number; machine: number }

/** Above this load for each core, the processes get too little time for anything to be said about them. */
const tooBusy = 6
/** As long as a request may wait for the database. In milliseconds. */
const settle = 20_000

/** Notes how much the processes take, and how quickly they answer, until it is stopped. `every` is in milliseconds. */
export const watch = (stage: Stage, load: Load, every: number) => {
  const samples = new Map(stage.instances.map(({ name }) => [name, [] as Sample[]]))
  const moments: WatchedMoment[] = []
  /** When the machine had no time for the soak. */
  const overloads: Window[] = []
  let [isOver, lookedAt] = [false, performance.now()]
  const look = async () => {
    const [a, b] = stage.instances
    const machine = loadavg()[0] ?? 0
    const { user, system } = process.cpuUsage()
    moments.push({
      ...load.recent(),
      a: await processorTime(a.pid()),
      b: await processorTime(b.pid()),
      postgres: await processorTime(await stage.database.pid()),
      load: (user + system) / 1e6,
      machine,
    })
    const at = performance.now()
    if (machine > tooBusy * availableParallelism()) {
      const name = 'the machine is overloaded'
      overloads.push({ name, from: lookedAt, to: at + settle, excuses: unavailable, logs: outageLogs })
    }
    lookedAt = at
    for (const instance of stage.instances) {
      const sample = await instance.sample()
      if (sample) samples.get(instance.name)?.push(sample)
    }
  }
  const looking = (async () => {
    while (!isOver) {
      await look()
      await pause(every)
    }
  })()
  return {
    samples,
    moments,
    overloads,
    stop: async () => {
      isOver = true
      await looking
    },
  }
}
