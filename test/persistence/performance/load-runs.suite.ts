import { describe, expect, it } from 'vitest'
import type { LoadRun } from '../../../src/core/performance/index.ts'
import type { House } from '../../support/house.ts'
import { someId } from '../../support/samples.ts'

const at = (second: number): Date => new Date(Date.parse('2026-03-02T09:00:00Z') + second * 1000)
const progress = { second: 1, total: 10, ok: 10, perSecond: 10, p95: 3 }
const summary = { totalRequests: 10, ok: 10, statuses: { 200: 10 }, networkErrors: {}, seconds: 1, p50: 2, p95: 3 }
const longAgo = at(-30)

export const loadRunsSuite = (house: () => House): void => {
  const aRun = async (startedAt = at(0)): Promise<LoadRun> => {
    const startedBy = someId()
    await house().administrators.add({
      id: startedBy,
      username: `yönetici ${startedBy}`,
      passwordHash: 'hash',
      createdAt: at(0),
    })
    return { id: someId(), testKey: 'liveness', connections: 10, seconds: 5, perSecond: null, startedBy, startedAt }
  }
  const started = async (startedAt = at(0)) => {
    const run = await aRun(startedAt)
    expect(await house().loadRuns.start(run, longAgo)).toBe(true)
    return run.id
  }
  const freed = async () => {
    await house().loadRuns.endStale(at(1_000_000), at(1_000_000))
  }

  describe('load runs', () => {
    it('run one at a time', async () => {
      await freed()
      const first = await started()
      expect(await house().loadRuns.start(await aRun(), longAgo)).toBe(false)
      await house().loadRuns.end(first, 'finished', summary, at(5))
      await house().loadRuns.end(await started(), 'failed', null, at(6))
    })

    it('are told to stop while they are running', async () => {
      await freed()
      const run = await started()
      expect(await house().loadRuns.recordSecond(run, progress, at(1))).toBe(true)
      expect(await house().loadRuns.requestStop(run)).toBe(true)
      expect(await house().loadRuns.recordSecond(run, progress, at(2))).toBe(false)
      await house().loadRuns.end(run, 'stopped', summary, at(3))
      expect(await house().loadRuns.requestStop(run)).toBe(false)
      expect(await house().loadRuns.recordSecond(run, progress, at(4))).toBe(false)
    })

    it('that have gone silent are ended, also when the next one starts', async () => {
      await freed()
      const silent = await started()
      await house().loadRuns.recordSecond(silent, progress, at(10))
      expect(await house().loadRuns.endStale(at(10), at(40))).toBe(0)
      expect(await house().loadRuns.endStale(at(11), at(41))).toBe(1)
      expect(await house().loadRuns.recordSecond(silent, progress, at(42))).toBe(false)
      const other = await started(at(50))
      const next = await aRun(at(100))
      expect(await house().loadRuns.start(next, at(51))).toBe(true)
      expect(await house().loadRuns.requestStop(other)).toBe(false)
      await house().loadRuns.end(next.id, 'finished', summary, at(105))
    })
  })
}
