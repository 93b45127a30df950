import { describe, expect, it } from 'vitest'
import {
  hasPassed,
  judge,
  type LoadSummary,
  reasonOf,
  loadBounds,
  loadTests,
  type SyntheticCompany,
  defaultThresholds,
} from '../../../src/core/performance/index.ts'
import { requestsOf } from '../../../src/gateways/load-generator/requests.ts'

const fine: LoadSummary = {
  totalRequests: 1000,
  ok: 995,
  statuses: { 200: 995, 503: 5 },
  networkErrors: {},
  seconds: 10,
  p50: 12,
  p95: 299,
}
const passes = (summary: Partial<LoadSummary>, thresholds = {}) =>
  hasPassed(judge({ ...fine, ...summary }, { ...defaultThresholds, ...thresholds }))

describe('the verdict on a load test', () => {
  it('is good when 99 % succeed with a p95 below 300 ms', () => {
    expect(passes({})).toBe(true)
    expect(passes({ ok: 990 })).toBe(true)
  })
  it('is bad as soon as one value is bad', () => {
    expect(passes({ ok: 989 })).toBe(false)
    expect(passes({ p95: 300 })).toBe(false)
    expect(passes({}, { targetPerSecond: 101 })).toBe(false)
  })
  it('requires a throughput only if a target was set, to the nearest whole number', () => {
    expect(passes({}, { targetPerSecond: 100 })).toBe(true)
    expect(passes({ totalRequests: 996, ok: 996 }, { targetPerSecond: 100 })).toBe(true)
  })
  it('is bad when a frozen list differs from the choices, and silent about lists where none was frozen', () => {
    expect(passes({ listDifferences: 0 })).toBe(true)
    expect(passes({ listDifferences: 1 })).toBe(false)
    expect(judge(fine, defaultThresholds).map(({ measure }) => measure)).not.toContain('frozenList')
  })
  it('is bad when there were no answers', () => {
    expect(passes({ totalRequests: 0, ok: 0, p50: 0, p95: 0 })).toBe(false)
  })
})

describe('the reason why a load test failed', () => {
  const reason = (summary: Partial<LoadSummary>) => reasonOf({ ...fine, ok: 0, statuses: {}, ...summary })

  it.each([
    [{ statuses: { 429: 10 } }, { kind: 'status', code: '429' }],
    [{ networkErrors: { ECONNRESET: 10 } }, { kind: 'network', code: 'ECONNRESET' }],
    [{}, { kind: 'silence' }],
    [{ statuses: { 401: 100, 429: 900 } }, { kind: 'unknown_session' }],
    [{ statuses: { 200: 500, 401: 500 }, ok: 500 }, { kind: 'unknown_session' }],
    [{ statuses: { 429: 10, 503: 1 } }, null],
    [{ statuses: { 200: 990, 503: 10 }, ok: 990 }, null],
  ])('of %j is %j', (summary, expected) => {
    expect(reason(summary as Partial<LoadSummary>)).toEqual(expected)
  })
})

describe('the fixed list of load tests', () => {
  const company: SyntheticCompany = {
    companyId: 'c',
    cateringId: 'k',
    shiftId: 's',
    date: '2026-11-12',
    password: 'p',
    staffToken: 't',
    cookToken: 't',
    eaters: [1, 2, 3].map((n) => ({ userId: `u${n}`, phone: `501000000${n}`, token: `t${n}` })),
  }
  it('covers at least what the product promises', () => {
    expect(loadTests.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'liveness',
        'company-search',
        'sign-in',
        'company-dashboard',
        'menu-reading',
        'choice-saving',
        'mix',
      ]),
    )
  })
  it("requests every step for every synthetic person, all within the product's own API", () => {
    for (const test of loadTests) {
      const requests = requestsOf({ steps: test.steps, company })
      expect(requests).toHaveLength(3 * test.steps.length)
      expect(requests.every(({ path }) => path.startsWith('/api/'))).toBe(true)
    }
  })
  it('stays within the bounds by default', () => {
    expect(loadTests.every(({ defaultRate = 0 }) => defaultRate <= loadBounds.perSecond)).toBe(true)
  })
})
