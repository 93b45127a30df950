import { type CourseMeal, type Meal, type MenuStatus, saveMenuDay } from '../../src/core/menus/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import type { Shift } from '../../src/core/shifts/index.ts'
import type { Product } from './product.ts'
import { menuDraft, type World } from './world.ts'

interface DayInput {
  date: string
  shift?: Shift
  cateringId?: string
  status?: MenuStatus
  /** Replaces the world's three dishes. */
  dishes?: { label: string; meal: Meal }[]
  commonCourses?: CourseMeal[]
}

const draftOf = (dishes: NonNullable<DayInput['dishes']>) => ({
  choices: dishes.map(({ label }, at) => ({ key: `OPT${at}`, label })),
  meals: Object.fromEntries(dishes.map(({ meal }, at) => [`OPT${at}`, meal])),
})

/** Writes the world's menu for another day. */
export const writeMenu = (
  product: Product,
  world: World,
  {
    date,
    shift = world.dayShift,
    cateringId = world.cateringA.company.id,
    status = 'published',
    dishes,
    commonCourses,
  }: DayInput,
) =>
  product.use(Transaction).run(() =>
    product.use(saveMenuDay)({
      kitchen: { cateringId, corporateId: shift.companyId, shiftId: shift.id },
      draft: { date, ...(dishes === undefined ? menuDraft : draftOf(dishes)), commonCourses, status },
    }),
  )
