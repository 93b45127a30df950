import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { type DishChange, minDepartmentMeals, saveChoice, saveMenuDay, skipKey } from '../../../src/core/menus/index.ts'
import { Refusal } from '../../../src/core/shared/index.ts'
import { setStandingChoices, setUsualShifts } from '../../../src/core/shifts/index.ts'
import { updateEmployee } from '../../../src/core/workforce/index.ts'
import { KitchenListReads } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aDepartment, aMenuDay, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
const cutOff = new Date('2026-03-01T21:00:00Z')
const justBefore = new Date(cutOff.getTime() - 1)
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock(justBefore.toISOString()))
})
const rows = <T>(text: string, ...values: unknown[]) => inUse.database.rows(adHoc<T>(text), numbered(...values))

const keys = ['GELENEKSEL1', 'ALTERNATIF1']
const someStep = fc.record({
  does: fc.constantFrom(
    ...['choose', 'choose', 'choose', 'skip', 'withdraw', 'move', 'change', 'change', 'draft', 'publish'],
    ...['standing', 'no standing', 'fill', 'department', 'own shift'],
  ),
  who: fc.nat(5),
  key: fc.constantFrom(...keys),
  atNight: fc.boolean(),
  change: fc.constantFrom<DishChange>('correction', 'substitution'),
})
type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never
/** For two people outside the random mix: an own choice, and a standing choice whose dish is replaced. */
const whatHasToHappen = (['choose', 'standing', 'fill', 'change'] as const).map((does): Step => ({
  does,
  who: does === 'choose' ? 6 : 7,
  key: 'GELENEKSEL1',
  atNight: false,
  change: 'substitution',
}))

/** A changed dish, with the version of its menu. */
interface Change {
  version: number
  key: string
  from: string
  to: string
  change: DishChange
}
/** What somebody who chose `meal` has after these changes. */
const afterwards = (meal: string, changes: readonly Change[]) => {
  let [name, replaced]: [string, string | null] = [meal, null]
  for (const { from, to, change } of changes) {
    if (from !== name) continue
    if (change === 'substitution') replaced = (replaced ?? name) === to ? null : (replaced ?? name)
    name = to
  }
  return `${name} ${replaced ?? ''}`
}

const setUp = async () => {
  const kitchen = await aKitchen(house, { eaters: 8 })
  const { corporate, catering, day, eaters } = kitchen
  const night = aShift(corporate, { title: 'Gece', startTime: '22:00', endTime: '06:00' })
  await house.shifts.add(night)
  const dinner = aMenuDay(catering, night, { date: day.date })
  await house.menuDays.save([dinner])
  const department = aDepartment(corporate)
  await house.departments.add(department)
  const companyId = corporate.id
  const told = new Map<string, Set<string>>()
  const changes = new Map([day, dinner].map(({ id }) => [id, [] as Change[]]))
  let dishes = 0

  const dishesOf = async (id: string) => {
    const [found] = await rows<{ options: { key: string; label: string; meal: { name: string } }[] }>(
      'SELECT options FROM menu_days WHERE id = $1',
      id,
    )
    return found!.options
  }
  const run = async ({ does, who, key, atNight, change }: Step): Promise<void> => {
    const [menu, other] = atNight ? [dinner, day] : [day, dinner]
    const eater = eaters[who]!
    const input = { ...inputOf(eater, menu, does === 'skip' ? skipKey : key) }
    const kitchenOf = { ...kitchen.kitchen, shiftId: menu.shiftId }
    const options = await dishesOf(menu.id)
    const save = (replacesShiftId?: string) => async () => {
      const seenMeal = options.find((option) => option.key === key)?.meal.name
      const choice = await house.use(saveChoice)({ ...input, seenMeal, replacesShiftId })
      if (choice.key === skipKey) return
      expect(choice.mealName).toBe(seenMeal)
      const whose = `${eater.id} ${menu.id} ${key}`
      told.set(whose, (told.get(whose) ?? new Set()).add(choice.mealName))
    }
    const write = (more: object, meals = options.map(({ key: one, meal }) => [one, meal] as const)) =>
      house.use(saveMenuDay)({
        kitchen: kitchenOf,
        draft: {
          date: menu.date,
          meals: Object.fromEntries(meals),
          choices: options.map(({ key: one, label }) => ({ key: one, label })),
          ...more,
        },
      })
    const works: Record<string, () => Promise<unknown>> = {
      choose: save(),
      skip: save(),
      withdraw: () => house.choices.withdraw(input, justBefore),
      move: save(other.shiftId),
      change: async () => {
        const to = `Yemek ${dishes++}`
        const from = options.find((option) => option.key === key)!.meal.name
        const meals = options.map(({ key: one, meal }) => [one, one === key ? { name: to } : meal] as const)
        const current = await dishesOf(menu.id)
        if (JSON.stringify(current) !== JSON.stringify(options)) return
        const { day: saved } = await write({ dishChanges: { [key]: change }, seenVersion: versionOf(menu.id) }, meals)
        changes.get(menu.id)!.push({ version: saved.version, key, from, to, change })
        versions.set(menu.id, saved.version)
      },
      draft: async () => {
        const { day: saved } = await write({ status: 'draft', seenVersion: versionOf(menu.id) })
        versions.set(menu.id, saved.version)
      },
      publish: async () => {
        const { day: saved } = await write({ status: 'published', seenVersion: versionOf(menu.id) })
        versions.set(menu.id, saved.version)
      },
      standing: () =>
        house.use(setStandingChoices)({
          companyId,
          userId: eater.id,
          choices: [{ shiftId: menu.shiftId, weekday: 1, label: key === 'GELENEKSEL1' ? 'geleneksel1' : null }],
        }),
      'no standing': () => house.use(setStandingChoices)({ companyId, userId: eater.id, choices: [] }),
      fill: () =>
        house.standingChoices.applyNext(
          { companyId, shiftId: menu.shiftId, dates: [menu.date], after: null },
          9,
          justBefore,
        ),
      department: () =>
        house.use(updateEmployee)({
          companyId,
          employeeId: eater.id,
          actor: operator,
          changes: { departmentId: atNight ? department.id : null },
        }),
      'own shift': () => house.use(setUsualShifts)({ companyId, userIds: [eater.id], ownShifts: [menu.shiftId] }),
    }
    await house.transaction.run(works[does]!).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
  const versions = new Map([day, dinner].map(({ id, version }) => [id, version]))
  const versionOf = (id: string) => versions.get(id)
  return { run, told, changes, companyId, day }
}

/** Where a running total differs from a recount. */
const differences = (companyId: string) =>
  rows(
    `WITH chosen AS (SELECT *, coalesce(department_id, '00000000-0000-0000-0000-000000000000') AS department FROM choices WHERE corporate_id = $1),
    counted AS (
      SELECT 'day' AS kind, date, shift_id, department, choice_key, count(*) FROM chosen WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5
      UNION ALL SELECT 'all', NULL, shift_id, department, '', count(*) FROM chosen WHERE choice_key <> 'SKIP' GROUP BY 3, 4
      UNION ALL SELECT 'month', date_trunc('month', date::timestamp)::date, shift_id, department, '', count(*) FROM chosen WHERE choice_key <> 'SKIP' GROUP BY 2, 3, 4
      UNION ALL SELECT 'skip', date, shift_id, department, '', count(*) FROM chosen WHERE choice_key = 'SKIP' GROUP BY 2, 3, 4
    ), kept AS (
      SELECT CASE WHEN choice_key = '' THEN 'all' ELSE 'day' END, CASE WHEN choice_key <> '' THEN date END, shift_id, department_id, choice_key, total
      FROM choice_totals WHERE corporate_id = $1 AND total > 0
      UNION ALL SELECT 'month', month, shift_id, department_id, '', total FROM choice_month_totals WHERE corporate_id = $1 AND total > 0
      UNION ALL SELECT 'skip', date, shift_id, department_id, '', total FROM skip_totals WHERE corporate_id = $1 AND total > 0
    )
    (TABLE counted EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE counted)`,
    companyId,
  )

interface Chosen extends Record<string, unknown> {
  user_id: string
  menu_day_id: string
  choice_key: string
  meal_name: string
  replaced_meal: string | null
  source: string
  status: string
  offered: string | null
}
const chosenOf = (companyId: string) =>
  rows<Chosen>(
    `SELECT c.*, d.status, (SELECT o #>> '{meal,name}' FROM jsonb_array_elements(d.options) o WHERE o ->> 'key' = c.choice_key) AS offered
     FROM choices c JOIN menu_days d ON d.id = c.menu_day_id WHERE c.corporate_id = $1`,
    companyId,
  )

/** The lists as kitchen and firm read them, without what a recount does not have. */
const shownTo = async (companyId: string, cateringId: string | null, date: string) => {
  const reads = new KitchenListReads(inUse.database, new FakeClock(justBefore.toISOString()))
  const { answer } = await reads.week(companyId, cateringId, date)
  return answer.lists.map(({ shift_id, options, meals, skipped, undecided, departments }) => ({
    shift_id,
    counts: Object.fromEntries(options.flatMap(({ key, count }) => (count === 0 ? [] : [[key, count]]))),
    meals,
    skipped,
    undecided,
    departments: departments.map(({ department_id, total }) => [department_id, total]).toSorted(),
  }))
}

/** The same lists, counted from choices and people. */
const recounted = async (companyId: string) => {
  const menus = await rows<{ id: string; shift_id: string }>(
    `SELECT d.id, d.shift_id FROM menu_days d JOIN shifts s ON s.id = d.shift_id
     WHERE d.corporate_id = $1 AND (d.status = 'published' OR d.closed_at IS NOT NULL) ORDER BY s.start_time`,
    companyId,
  )
  const people = await rows<{ id: string; shifts: string[] }>(
    `SELECT u.id, ARRAY(SELECT shift_id FROM usual_shifts w WHERE w.user_id = u.id) AS shifts FROM users u WHERE u.company_id = $1`,
    companyId,
  )
  const chosen = await chosenOf(companyId)
  const decided = new Set(chosen.map(({ user_id }) => user_id))
  return menus.map(({ id, shift_id }) => {
    const here = chosen.filter(({ menu_day_id }) => menu_day_id === id)
    const eaten = here.filter(({ choice_key }) => choice_key !== skipKey)
    const sizes = [...Map.groupBy(eaten, (one) => one.department_id)].map(([id, all]) => [id, all.length] as const)
    const together = eaten.length < minDepartmentMeals ? [] : [[null, eaten.length]]
    const ofShift = people.filter(({ shifts }) => shifts.length === 0 || shifts.includes(shift_id))
    return {
      shift_id,
      counts: Object.fromEntries(
        [...Map.groupBy(eaten, (one) => one.choice_key)].map(([key, all]) => [key, all.length]),
      ),
      meals: eaten.length,
      skipped: here.length - eaten.length,
      undecided: ofShift.filter((one) => !decided.has(one.id)).length,
      // There are only two, so a small one is shown together with the other.
      departments: sizes.every(([, size]) => size >= minDepartmentMeals) ? sizes.toSorted() : together,
    }
  })
}

it('whatever happens concurrently, everybody eats what they were told, and every figure matches a recount', async () => {
  const happened = new Map<string, number>()
  for (let round = 0; round < 5; round++) {
    const { run, told, changes, companyId, day } = await setUp()
    // The first menu runs the required steps; the other nine are left to chance.
    if (round === 0) for (const step of whatHasToHappen) await run(step)
    const steps = fc.sample(someStep, 48)
    while (steps.length > 0) await Promise.all(steps.splice(0, 8).map(run))

    const chosen = await chosenOf(companyId)
    for (const one of chosen.filter(({ choice_key }) => choice_key !== skipKey)) {
      expect([one.status, one.meal_name]).toEqual(['published', one.offered])
      const ordered = changes
        .get(one.menu_day_id)!
        .filter(({ key }) => key === one.choice_key)
        .toSorted((a, b) => a.version - b.version)
      const meals =
        one.source === 'own'
          ? told.get(`${one.user_id} ${one.menu_day_id} ${one.choice_key}`)!
          : [one.meal_name, ...ordered.map(({ from }) => from)]
      expect([...meals].map((meal) => afterwards(meal, ordered))).toContain(
        `${one.meal_name} ${one.replaced_meal ?? ''}`,
      )
    }
    expect(await differences(companyId)).toEqual([])
    const counted = await recounted(companyId)
    for (const reader of [day.cateringId, null]) expect(await shownTo(companyId, reader, day.date)).toEqual(counted)

    const late = fc.sample(someStep, 16).map((step) => () => run(step))
    const freeze = () => house.transaction.run(() => house.kitchenLists.freezeDue([companyId], cutOff, 10))
    await Promise.all([...late.slice(0, 8), freeze, ...late.slice(8), freeze].map((work) => work()))
    const [after, lists] = [await chosenOf(companyId), await house.listsOf(companyId)]
    for (const { menuDayId, meals, skipped } of lists) {
      const [skips, eaten] = [true, false].map(
        (isSkip) =>
          after.filter((one) => one.menu_day_id === menuDayId && (one.choice_key === skipKey) === isSkip).length,
      )
      expect([meals, skipped]).toEqual([eaten, skips])
    }
    expect(await differences(companyId)).toEqual([])
    expect(new Set(lists.map(({ menuDayId }) => menuDayId))).toEqual(
      new Set(
        (
          await rows<{ id: string }>(
            `SELECT id FROM menu_days WHERE corporate_id = $1 AND closed_at IS NOT NULL`,
            companyId,
          )
        ).map(({ id }) => id),
      ),
    )
    for (const [what, count] of Object.entries({
      own: chosen.filter(({ source }) => source === 'own').length,
      standing: chosen.filter(({ source }) => source === 'standing').length,
      replaced: chosen.filter(({ replaced_meal }) => replaced_meal !== null).length,
      lists: lists.length,
    }))
      happened.set(what, (happened.get(what) ?? 0) + count)
  }
  expect([...happened].filter(([, count]) => count === 0)).toEqual([])
})
