import { rmSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes an unfinished file before a signal ends the process; returns a function that takes this back. */
export const removeOnSignal = (path: string): (() => void) => {
  const end = (signal: NodeJS.Signals): void => {
    rmSync(path, { force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
