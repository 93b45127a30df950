import { beforeEach, describe, expect, it } from 'vitest'
import { type DishChange, freezeListsOf, saveMenuDay, skipKey } from '../../../src/core/menus/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf, type KitchenAtWork } from '../../support/kitchen.ts'
import { aDepartment, someId } from '../../support/samples.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
const cutOff = new Date('2026-03-01T21:00:00Z')
const justBefore = new Date(cutOff.getTime() - 1)
const rounds = 20

let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock(justBefore.toISOString()))
})
const freeze = (corporateId: string) =>
  house.transaction.run(() => house.kitchenLists.freezeDue([corporateId], cutOff, 100))

/** The current choices, in the shape of a kitchen list. */
const chosenNow = async ({ corporate, day }: KitchenAtWork) => {
  const choices = (await house.choicesOf(corporate.id)).filter(({ menuDayId }) => menuDayId === day.id)
  const meals = choices.filter(({ key }) => key !== skipKey)
  return {
    meals: meals.length,
    skipped: choices.length - meals.length,
    counts: Object.fromEntries(
      [...new Set(meals.map(({ key }) => key))].map((key) => [key, meals.filter((one) => one.key === key).length]),
    ),
  }
}
const listOf = async ({ corporate }: KitchenAtWork) => {
  const lists = await house.listsOf(corporate.id)
  expect(lists).toHaveLength(1)
  return lists[0]!
}
const shuffled = <T>(works: T[]): T[] =>
  works
    .map((work) => ({ work, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ work }) => work)

describe('a list being frozen while people still choose', () => {
  it('counts exactly the choices that exist afterwards', async () => {
    let late = 0
    for (let round = 0; round < rounds; round++) {
      const kitchen = await aKitchen(house, { eaters: 10 })
      const { corporate, day, eaters, choose } = kitchen
      const department = aDepartment(corporate)
      await house.departments.add(department)
      for (const eater of eaters.slice(0, 5)) await house.moveTo(eater.id, department.id)
      for (const eater of eaters.slice(0, 4)) await choose(eater, day, 'GELENEKSEL1')
      const keys = ['ALTERNATIF1', skipKey, 'GELENEKSEL1']
      const works = [
        ...eaters.slice(2).map((eater, n) => () => house.choices.save(inputOf(eater, day, keys[n % 3]!), justBefore)),
        ...eaters.slice(0, 2).map((eater) => () => house.choices.withdraw(inputOf(eater, day, ''), justBefore)),
        () => freeze(corporate.id),
        () => freeze(corporate.id),
      ]
      const outcomes = await Promise.all(shuffled(works).map((work) => work()))
      late += outcomes.filter((outcome) => outcome === null || outcome === false).length
      const made = outcomes.filter((outcome) => typeof outcome === 'number')
      expect(made.toSorted()).toEqual([0, 1])
      expect(await listOf(kitchen)).toMatchObject(await chosenNow(kitchen))
    }
    expect(late).toBeGreaterThan(0)
  })

  it.each<DishChange>(['correction', 'substitution'])(
    'names the dishes that people were told about, whenever a %s is made',
    async (change) => {
      const outcomes = new Set<string>()
      for (let round = 0; round < rounds; round++) {
        const kitchen = await aKitchen(house, { eaters: 4 })
        const { corporate, day, eaters, choose } = kitchen
        await choose(eaters[0], day, 'GELENEKSEL1')
        const draft = {
          date: day.date,
          meals: { GELENEKSEL1: { name: 'Etli kuru fasulye' }, ALTERNATIF1: { name: 'Salata' } },
          choices: day.options.map(({ key, label }) => ({ key, label })),
          dishChanges: { GELENEKSEL1: change },
        }
        const correct = () => house.transaction.run(() => house.use(saveMenuDay)({ kitchen: kitchen.kitchen, draft }))
        const freezeIt = () => freeze(corporate.id)
        const works: (() => Promise<unknown>)[] = [
          correct,
          freezeIt,
          ...eaters.slice(1).map((eater) => () => house.choices.save(inputOf(eater, day, 'GELENEKSEL1'), justBefore)),
        ]
        const isFirst = round === 0 ? correct : round === 1 ? freezeIt : null
        const first = isFirst === null ? [] : await Promise.allSettled([isFirst()])
        const rest = shuffled(works.filter((work) => work !== isFirst))
        const ends = [...first, ...(await Promise.allSettled(rest.map((work) => work())))]
        const refused = ends
          .filter((end) => end.status === 'rejected')
          .map(({ reason }) => (reason as { code: string }).code)
        const [dish = ''] = (await listOf(kitchen)).dishes
        const chosen = new Set((await house.choicesOf(corporate.id)).map(({ mealName }) => mealName))
        expect(chosen.size).toBe(1)
        if (change === 'correction') {
          expect(chosen).toEqual(new Set([dish]))
          expect(refused).toEqual(dish === 'Kuru fasulye' ? ['menu_day.correction_too_late'] : [])
        } else expect([refused, chosen]).toEqual([[], new Set(['Etli kuru fasulye'])])
        outcomes.add(dish)
        expect(await listOf(kitchen)).toMatchObject(await chosenNow(kitchen))
      }
      expect(outcomes).toEqual(new Set(['Kuru fasulye', 'Etli kuru fasulye']))
    },
  )

  it('is created once by many readers and the job', async () => {
    const { corporate } = await aKitchen(house)
    const readers = postgresHouse(inUse.database, new FakeClock(cutOff.toISOString()))
    const made = await Promise.all([1, 2, 3, 4].map(() => readers.use(freezeListsOf)([corporate.id])))
    expect(made.toSorted()).toEqual([0, 0, 0, 1])
  })

  it('counts somebody whose choice is being cancelled once, as eating or as undecided', async () => {
    const kitchen = await aKitchen(house, { eaters: 3 })
    const { corporate, day, eaters, choose } = kitchen
    for (const eater of eaters) await choose(eater, day, 'GELENEKSEL1')
    await Promise.all([
      freeze(corporate.id),
      house.transaction.run(() => house.futureChoices.cancelOfPeople(corporate.id, [eaters[0].id], justBefore)),
    ])
    const { meals, undecided } = await listOf(kitchen)
    expect(meals + undecided).toBe(3)
    expect((await chosenNow(kitchen)).meals).toBe(2)
  })
})

describe('a frozen list', () => {
  const sql = (text: string, ...values: unknown[]) => inUse.database.change(adHoc(text), numbered(...values))

  it('cannot be changed, deleted or reopened by any statement', async () => {
    const { corporate, day } = await aKitchen(house)
    await freeze(corporate.id)
    for (const statement of [
      'UPDATE kitchen_lists SET meals = 9 WHERE menu_day_id = $1',
      'DELETE FROM kitchen_lists WHERE menu_day_id = $1',
      'UPDATE menu_days SET closed_at = NULL WHERE id = $1',
    ])
      await expect(sql(statement, day.id)).rejects.toThrow()
    expect(await house.listsOf(corporate.id)).toHaveLength(1)
    await sql('DELETE FROM menu_days WHERE id = $1', day.id)
    expect(await house.listsOf(corporate.id)).toEqual([])
  })

  it('admits no choice written without the usual check', async () => {
    const {
      corporate,
      day,
      eaters: [ayse, can],
      choose,
    } = await aKitchen(house, { eaters: 2 })
    await choose(ayse, day, 'GELENEKSEL1')
    await freeze(corporate.id)
    const insert = `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, 'GELENEKSEL1', 'x', 'y', now(), now())`
    await expect(
      sql(insert, can?.id, day.shiftId, day.date, corporate.id, day.cateringId, day.id),
    ).rejects.toMatchObject({ code: 'choice.closed' })
    await expect(
      sql(`UPDATE choices SET choice_key = 'ALTERNATIF1' WHERE user_id = $1`, ayse.id),
    ).rejects.toMatchObject({ code: 'choice.closed' })
    expect(await sql(`UPDATE choices SET meal_name = 'Nohut' WHERE user_id = $1`, ayse.id)).toBe(1)
  })
})

it('a substitute is announced to people who chose the dish before it, and to nobody who chose it since', async () => {
  const { corporate, day, shift, choose, eaters } = await aKitchen(house, { eaters: 2 })
  const [before, since] = eaters as [(typeof eaters)[0], (typeof eaters)[0]]
  await choose(before, day, 'GELENEKSEL1')
  const dish = { menuDayId: day.id, key: 'GELENEKSEL1', from: 'Kuru fasulye', to: 'Nohut' }
  const [traditional, ...others] = day.options
  await house.menuDays.save([
    Object.assign(day, { options: [{ ...traditional!, meal: { name: 'Nohut' } }, ...others] }),
  ])
  await house.choices.changeDishes(day.cateringId, [{ ...dish, date: day.date, change: 'substitution' }])
  await choose(since, day, 'GELENEKSEL1')
  const news = { id: someId(), companyId: corporate.id, shiftTitle: shift.title, date: day.date, ...dish }
  expect(await house.inboxes.announceSubstitute(news, justBefore)).toBe(1)
  expect([await house.notificationsOf(before.id), await house.notificationsOf(since.id)]).toMatchObject([[{}], []])
})
