import { saveShelfCount } from '../../src/core/buying/index.ts'
import { addDays, type IngredientId, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

/** What was counted; spices and most of what comes fresh were not. */
const counted = {
  kg: {
    ...{ 'Baldo pirinç': 18, 'Pilavlık bulgur': 12, 'Kuru fasulye': 8, Nohut: 6.5, 'Kırmızı mercimek': 9, Un: 30 },
    ...{ Tuz: 14, 'Toz şeker': 22, 'Domates salçası': 1.5, 'Biber salçası': 2.25, Patates: 21, 'Kuru soğan': 12 },
    ...{ Bezelye: 0, 'Dana kuşbaşı': 4, 'Dana kıyma': 3.2, Yoğurt: 11, Tereyağı: 2.5 },
  },
  L: { 'Ayçiçek yağı': 4, Zeytinyağı: 0.2, Süt: 6 },
} as const

/** A count of a week ago, after lunch: since then meals were cooked and orders delivered. */
export const writeShelfCount = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  today: LocalDate,
  ingredients: ReadonlyMap<string, IngredientId>,
): Promise<void> => {
  const actor = memberOf(seeded, 'bereket-sofrasi', 'corporate3')
  const date = addDays(today, -7)
  clock.set(istanbulTime(date, '16:10'))
  await use(saveShelfCount)({
    ...{ cateringId: actor.companyId, actor, date, servingTime: '12:30' },
    counts: (['kg', 'L'] as const).flatMap((unit) =>
      Object.entries(counted[unit]).map(([name, quantity]) => {
        const ingredientId = ingredients.get(name)
        if (ingredientId === undefined) throw new Error(`The demo has no ingredient ${name}.`)
        return { ingredientId, quantity, unit }
      }),
    ),
  })
}
