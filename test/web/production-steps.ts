import { openPartnership } from '../../src/core/partnerships/index.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import type { Stage } from '../support/stage.ts'
import { enrol, type Person } from '../support/world.ts'
import { chooses } from './eating-steps.ts'

/** Thursday, on which catering A cooks for two firms. */
export const thursday = '2026-11-12'

const dishes = (...names: string[]) =>
  names.map((name, at) => ({ label: ['Geleneksel', 'Vejetaryen'][at] ?? '', meal: { name } }))

export const eats = async (
  stage: Stage,
  firm: 'corporateA' | 'corporateB',
  shiftId: string,
  choice = 'OPT0',
): Promise<Person> => {
  const eater = await enrol(stage.product, stage.world[firm].company, 'individual')
  await chooses(stage, eater, { date: thursday, shiftId, choice })
  return eater
}

/**
 * Firm A eats by day (4) and at night (1) and chooses until midnight. Firm B (2) has chosen until Wednesday at eleven, so
 * its list is final at noon.
 */
export const writesThursday = async (stage: Stage): Promise<void> => {
  const { product, world } = stage
  const { cateringA, dayShift, nightShift, foreignShift } = world
  await product.use(openPartnership)(cateringA.company, world.corporateB.company)
  const byDay = dishes('Tas kebabı, pirinç pilavı', 'Enginar, pirinç pilavı')
  const soup = [{ course: 'soup' as const, name: 'Mercimek çorbası' }]
  await writeMenu(product, world, { date: thursday, shift: dayShift, dishes: byDay, commonCourses: soup })
  await writeMenu(product, world, { date: thursday, shift: nightShift, dishes: dishes('Tas kebabı, bulgur pilavı') })
  await writeMenu(product, world, { date: thursday, shift: foreignShift, dishes: byDay })
  product.clock.set('2026-11-11T07:00:00Z')
  for (const choice of ['OPT0', 'OPT0', 'OPT0', 'OPT1']) await eats(stage, 'corporateA', dayShift.id, choice)
  await eats(stage, 'corporateA', nightShift.id)
  for (const choice of ['OPT0', 'OPT1']) await eats(stage, 'corporateB', foreignShift.id, choice)
  await product.sql(
    `UPDATE partnerships SET cutoff_days = 1, cutoff_time = '11:00' WHERE corporate_id = '${world.corporateB.company.id}'`,
  )
  product.clock.set(wednesdayNoon)
}
