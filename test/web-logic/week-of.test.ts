import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/core/shared/rules.ts'
import { weekOf } from '../../web/features/general/week-of.ts'

describe('the comparison with the week before', () => {
  const chosen = [0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 10, 2, 2]
  const recent_days = chosen.map((chosen, at) => ({ date: addDays('2026-11-10', at), chosen }))

  it('is shown once there are two full weeks of choices', () => {
    for (const first_chosen_on of ['2026-11-10', '2025-01-01'])
      expect(weekOf({ recent_days, first_chosen_on }).trend?.text).toBe('haftada %440 arttı')
  })

  it('is not shown before that', () => {
    for (const first_chosen_on of ['2026-11-11', '2026-11-16', null])
      expect(weekOf({ recent_days, first_chosen_on })).toEqual({ meaning: 'tüm zamanlar, son 7 gün için 54' })
  })
})
