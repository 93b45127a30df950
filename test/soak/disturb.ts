import { setTimeout as pause } from 'node:timers/promises'
import type { Finding, Window } from './checks.ts'
import type { Load } from './load.ts'
import type { Disturbance } from './plan.ts'
import type { Stage } from './stage.ts'

export interface Course {
  stage: Stage
  load: Load
  /** A thirtieth of the run, and the instant of midnight, in milliseconds. */
  unit: number
  midnight: number
  say: (text: string) => void
}

/** As the right clocks show it in Istanbul. */
const timeThere = () => new Date().toLocaleTimeString('tr', { timeZone: 'Europe/Istanbul' })

/** Disturbs the installation as planned; resolves when everything is over. */
export const disturb = async ({ stage, load, unit, midnight, say }: Course, plan: readonly Disturbance[]) => {
  const windows: Window[] = []
  const failed: Finding[] = []
  const startedAt = performance.now()
  const told = () => `${timeThere()}, minute ${((performance.now() - startedAt) / 60_000).toFixed(1)}`
  const carryOut = async ({ name, run, excuses, logs, settle, missing }: Disturbance) => {
    const reason = missing?.(stage)
    if (reason !== undefined) return say(`${told()}  left out: ${name} (${reason})`)
    say(`${told()}  ${name}`)
    const window: Window = { name, from: performance.now() - 1_000, to: Infinity, excuses, logs }
    windows.push(window)
    let seen = ''
    try {
      seen = await run(stage, unit)
    } catch (error) {
      seen = (error as Error).message
      failed.push({ isGood: false, text: `${name}: ${seen}` })
    }
    window.to = performance.now() + settle * 1000
    const during = load.failures.filter(({ from, to }) => from <= window.to && to >= window.from).length
    say(`${told()}    ${seen}; ${during} requests failed`)
  }
  await Promise.all([
    ...plan.map(async (one) => {
      const wait = one.after === 'start' ? startedAt - performance.now() : midnight - Date.now()
      await pause(Math.max(0, wait + one.at * unit))
      await carryOut(one)
    }),
    pause(30 * unit),
  ])
  return { windows, failed }
}
