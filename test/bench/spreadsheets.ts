import { readFileSync } from 'node:fs'
import { ProcessSpreadsheetReader } from '../../src/gateways/index.ts'
import { genuineWorkbooks, hostileWorkbooks } from '../support/hostile-workbooks.ts'

/** Prints the cost of reading each of these files (Linux only: the figures come from /proc). */

const linesOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const childrenOf = (pid: number): string[] => linesOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
const peakOf = (pid: string): number => Number(/^VmHWM:\s+(\d+)/m.exec(linesOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
/** User and system time, in hundredths of a second. */
const processorOf = (pid: string): number => {
  const fields = linesOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

const reader = new ProcessSpreadsheetReader()
const answerTo = (file: Uint8Array, company: string): Promise<string> =>
  reader.people(company, file).then(
    (people) => `${people.length} people`,
    (error: unknown) => (error as Error).message,
  )

const measure = async (name: string, work: () => Promise<string>): Promise<void> => {
  let peak = 0
  const seconds = new Map<string, number>()
  const look = setInterval(() => {
    for (const pid of childrenOf(process.pid)) {
      peak = Math.max(peak, peakOf(pid))
      seconds.set(pid, Math.max(seconds.get(pid) ?? 0, processorOf(pid)))
    }
  }, 3)
  const startedAt = performance.now()
  const answer = await work()
  clearInterval(look)
  const took = ((performance.now() - startedAt) / 1000).toFixed(2)
  const worked = [...seconds.values()].reduce((sum, one) => sum + one, 0).toFixed(2)
  process.stdout.write(
    `${name.padEnd(46)} ${peak.toFixed(0).padStart(4)} MB ${worked.padStart(6)} s processor ${took.padStart(6)} s   ${answer}\n`,
  )
}

for (const [name, make] of Object.entries({ ...genuineWorkbooks, ...hostileWorkbooks })) {
  const file = await make()
  await measure(`${name} (${Math.round(file.length / 1024)} kB)`, () => answerTo(file, 'one'))
}
const heavy = await hostileWorkbooks['one row of styled cells']?.()
if (heavy)
  await measure('sixteen companies at once', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => answerTo(heavy, `company ${at}`)))
    return [...new Set(answers)].join(', ')
  })
