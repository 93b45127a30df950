import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startProduct } from '../support/product.ts'
import { startServerProcess } from '../support/server-process.ts'
import { appointAdministrator, password } from '../support/world.ts'

const generatorOf = async (pid: number): Promise<number> => {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  for (const child of children)
    if ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('load-generator')) return Number(child)
  throw new Error('There is no load generator.')
}

it.runIf(process.platform === 'linux')(
  'a load test ends as failed if its process is killed, and as stopped if the server shuts down',
  async () => {
    const product = await startProduct({ contractCheck: false })
    onTestFinished(() => product.stop())
    await appointAdministrator(product, 'ölçen')
    const server = await startServerProcess(product.databaseUrl, { SHUTDOWN_GRACE: '0' })
    onTestFinished(() => server.kill('SIGKILL'))
    const as = (await server.call('adminLogin', { body: { username: 'ölçen', password } })).body.token
    const start = () =>
      server.call('startLoadTest', {
        as,
        body: { key: 'menu-reading', overrides: { concurrency: 1, duration_seconds: 60, rate_limit_rps: 20 } },
      })
    const runOf = async (runId: string) => (await server.call('getLoadRun', { as, path: { runId } })).body
    const hasBegun = (runId: string) =>
      vi.waitFor(async () => expect((await runOf(runId)).total).toBeGreaterThan(0), { timeout: 60_000, interval: 50 })
    const left = () => product.sql('SELECT FROM companies WHERE is_synthetic')

    const first = (await start()).body.run_id
    await hasBegun(first)
    process.kill(await generatorOf(server.pid), 'SIGKILL')
    await vi.waitFor(async () => expect((await runOf(first)).status).toBe('failed'), { timeout: 60_000, interval: 50 })
    expect(await left()).toEqual([])

    const second = (await start()).body.run_id
    await hasBegun(second)
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(await product.sql('SELECT status FROM load_runs ORDER BY started_at')).toEqual([
      { status: 'failed' },
      { status: 'stopped' },
    ])
    expect(await left()).toEqual([])
  },
  60_000,
)
