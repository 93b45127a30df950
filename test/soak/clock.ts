import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Where Debian and others keep the library of the package libfaketime. */
const libraries = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`,
  '/usr/lib64/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
]
export const fakeTime = libraries.find((path) => existsSync(path))

/** Processes with this environment read their clock from the file; timers are not affected. */
export const clockFrom = (file: string): Record<string, string> => ({
  LD_PRELOAD: fakeTime ?? '',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

/** How many seconds the clocks of this file are ahead of the machine's. */
export const aheadBy = (file: string): number => Number(readFileSync(file, 'utf8'))

export const setAhead = (file: string, seconds: number): void => writeFileSync(file, `+${seconds}`)
