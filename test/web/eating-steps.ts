import { expect } from 'vitest'
import type { Stage } from '../support/stage.ts'
import { enrol, type Person } from '../support/world.ts'

type Wish = { choice?: string; date?: string; shiftId?: string }

/** Chooses a dish of catering A, as the screen would. */
export const chooses = async (
  stage: Stage,
  { id: userId, companyId }: Person,
  { choice = 'GELENEKSEL1', date = stage.world.menuDate, shiftId = stage.world.dayShift.id }: Wish = {},
): Promise<void> => {
  const body = { date, shift_id: shiftId, catering_id: stage.world.cateringA.company.id, choice }
  const { status } = await stage.product.call('saveChoice', {
    path: { companyId, userId },
    body,
    as: await stage.tokenOf({ id: userId, companyId }, 'individual'),
  })
  expect(status).toBe(200)
}

/** A person in corporate A, in the department with this number. */
export const anEater = (
  { product, world: { corporateA } }: Stage,
  fullName = 'Ayşe Nur Yılmaz',
  department = 0,
): Promise<Person> =>
  enrol(product, corporateA.company, 'individual', {
    fullName,
    departmentId: corporateA.departments[department]?.id ?? null,
  })
