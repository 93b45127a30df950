import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withProcessLock } from '../../src/gateways/embedded-postgres/process-lock.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tabldot-lock-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('a process lock admits one process at a time', async () => {
  let inside = 0
  let maxInside = 0
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withProcessLock(dir, async () => {
        maxInside = Math.max(maxInside, (inside += 1))
        await turn()
        inside -= 1
      }),
    ),
  )
  expect(maxInside).toBe(1)
  expect(await readdir(dir)).toHaveLength(1)
})

it('a process lock is released after an error', async () => {
  await expect(withProcessLock(dir, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withProcessLock(dir, () => Promise.resolve('in'))).toBe('in')
})

it('a process lock is released when its holder is killed', async () => {
  const lock = new URL('../../src/gateways/embedded-postgres/process-lock.ts', import.meta.url).href
  const program = `const { withProcessLock } = await import('${lock}')
    setInterval(() => {}, 1000)
    await withProcessLock(process.argv[1], () => new Promise(() => console.log('in')));`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  let entered = false
  const waiting = withProcessLock(dir, () => Promise.resolve((entered = true)))
  expect(entered).toBe(false)
  holder.kill('SIGKILL')
  expect(await waiting).toBe(true)
})
