import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AgreedTerms, type Boundaries, periodOf } from '../../../src/core/settlement/rules.ts'
import { type BillingPeriod, billingPeriods, defaultBilling } from '../../../src/core/partnerships/rules.ts'
import { addDays } from '../../../src/core/shared/rules.ts'

const from = (startDate: string, period: BillingPeriod): AgreedTerms => ({
  startDate,
  unitPrice: 10_000,
  billing: { ...defaultBilling, period },
})
const boundaries = (more: Partial<Boundaries> = {}): Boundaries => ({
  terms: [],
  lastDay: null,
  agreed: [],
  begun: [],
  ...more,
})

describe('the period of a day', () => {
  it('is its month unless the contract says otherwise', () => {
    expect(periodOf('2026-02-14', boundaries())).toEqual({ first: '2026-02-01', last: '2026-02-28' })
    expect(periodOf('2028-02-29', boundaries())).toEqual({ first: '2028-02-01', last: '2028-02-29' })
    expect(periodOf('2026-12-31', boundaries())).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  })

  it('is half a month or a week from Monday where that was agreed', () => {
    const half = boundaries({ terms: [from('2026-01-01', 'half_month')] })
    expect(periodOf('2026-10-15', half)).toEqual({ first: '2026-10-01', last: '2026-10-15' })
    expect(periodOf('2026-10-16', half)).toEqual({ first: '2026-10-16', last: '2026-10-31' })
    const week = boundaries({ terms: [from('2026-01-01', 'week')] })
    expect(periodOf('2026-11-01', week)).toEqual({ first: '2026-10-26', last: '2026-11-01' })
  })

  it('ends the day before terms with another kind of period, and goes on through a mere change of price', () => {
    const terms = [from('2026-01-01', 'month'), from('2026-10-08', 'month'), from('2026-10-20', 'week')]
    expect(periodOf('2026-10-05', boundaries({ terms }))).toEqual({ first: '2026-10-01', last: '2026-10-19' })
    expect(periodOf('2026-10-20', boundaries({ terms }))).toEqual({ first: '2026-10-20', last: '2026-10-25' })
  })

  it('ends with the partnership, and begins again after what was agreed on', () => {
    const agreed = [{ first: '2026-10-01', last: '2026-10-12' }]
    expect(periodOf('2026-10-05', boundaries({ lastDay: '2026-10-12' }))).toEqual(agreed[0])
    expect(periodOf('2026-10-20', boundaries({ agreed }))).toEqual({ first: '2026-10-13', last: '2026-10-31' })
    expect(periodOf('2026-10-12', boundaries({ agreed }))).toBeUndefined()
  })

  it('ends where another statement has begun, so that none is counted twice', () => {
    const terms = [from('2026-01-01', 'week'), from('2026-10-17', 'month')]
    const all = boundaries({ terms, begun: ['2026-10-12', '2026-10-19'] })
    expect(periodOf('2026-10-17', all)).toEqual({ first: '2026-10-17', last: '2026-10-18' })
    expect(periodOf('2026-10-19', all)).toEqual({ first: '2026-10-19', last: '2026-10-31' })
  })

  it('is the same for each of its days, so that periods never overlap, whatever was agreed when', () => {
    const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-08-20', days))
    const someTerms = fc
      .uniqueArray(fc.record({ startDate: day, period: fc.constantFrom(...billingPeriods) }), {
        selector: ({ startDate }) => startDate,
        maxLength: 6,
      })
      .map((all) => all.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)))
      .map((all) => all.map(({ startDate, period }) => from(startDate, period)))
    fc.assert(
      fc.property(
        someTerms,
        fc.option(day),
        day,
        fc.option(day),
        fc.array(day),
        (terms, lastDay, date, agreedDay, begun) => {
          const before = boundaries({ terms, lastDay })
          const period = agreedDay === null ? undefined : periodOf(agreedDay, before)
          const all = { ...before, agreed: period ? [period] : [], begun }
          const found = periodOf(date, all)
          if (found === undefined) return
          expect([found.first <= date, date <= found.last]).toEqual([true, true])
          for (let one = found.first; one <= found.last; one = addDays(one, 1))
            expect(periodOf(one, all)).toEqual(found)
        },
      ),
    )
  })
})
