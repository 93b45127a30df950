import { describe, expect, it } from 'vitest'
import { roles } from '../../../src/core/actors/rules.ts'
import { skipKey } from '../../../src/core/menus/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf, inTime } from '../../support/kitchen.ts'
import { aMenuDay, someId } from '../../support/samples.ts'

const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
/** Choosing for Monday is over, for Tuesday it is not. */
const onMonday = new Date('2026-03-02T09:00:00Z')

export const absencesSuite = (house: () => House): void => {
  /** A kitchen with menus from Monday to Wednesday. */
  const atWork = async (eaters = 1) => {
    const kitchen = await aKitchen(house(), { eaters })
    const { catering, corporate, shift, day } = kitchen
    const [second, third] = [tuesday, wednesday].map((date) => aMenuDay(catering, shift, { date }))
    await house().menuDays.save([second!, third!])
    const mark = async (people: readonly Employee[], first: string, last = first, now = inTime) => {
      const ids = await house().absences.hold(
        corporate.id,
        people.map(({ id }) => id),
        roles,
      )
      const absences = ids.map((userId) => ({ userId, first, last }))
      await house().absences.add(corporate.id, absences)
      const counted = await house().futureChoices.countOfAbsences(corporate.id, absences, now)
      const withdrawn = await house().futureChoices.cancelOfAbsences(corporate.id, absences, now)
      expect(counted).toBe(withdrawn.choices)
      return withdrawn
    }
    const chosen = async () => (await house().sourcesOf(corporate.id)).map(({ date, key }) => `${date} ${key}`).sort()
    return { ...kitchen, days: [day, second!, third!] as const, mark, chosen, ayse: kitchen.eaters[0] }
  }

  describe('an absence', () => {
    it('withdraws choices of open days within it, but neither a skip nor what others chose', async () => {
      const { days, choose, mark, chosen, eaters } = await atWork(2)
      const [ayse, ali] = eaters
      await choose(ayse, days[0], 'GELENEKSEL1')
      await choose(ayse, days[1], skipKey)
      await choose(ayse, days[2], 'GELENEKSEL1')
      await choose(ali, days[0], 'ALTERNATIF1')
      expect(await mark([ayse], monday, tuesday)).toEqual({ choices: 1, people: [ayse.id] })
      expect(await chosen()).toEqual([`${monday} ALTERNATIF1`, `${tuesday} SKIP`, `${wednesday} GELENEKSEL1`])
    })

    it('keeps a meal when choosing for its day is over, and one of a frozen list', async () => {
      const { days, choose, mark, chosen, ayse, corporate } = await atWork()
      await choose(ayse, days[0], 'GELENEKSEL1')
      await choose(ayse, days[1], 'GELENEKSEL1')
      await choose(ayse, days[2], 'GELENEKSEL1')
      await house().transaction.run(() =>
        house().kitchenLists.freezeDue([corporate.id], new Date('2026-03-02T21:00:00Z'), 10),
      )
      expect(await mark([ayse], monday, wednesday, onMonday)).toEqual({ choices: 1, people: [ayse.id] })
      expect(await chosen()).toEqual([`${monday} GELENEKSEL1`, `${tuesday} GELENEKSEL1`])
    })

    it('refuses choices until it is ended for the day', async () => {
      const { days, mark, ayse, corporate } = await atWork()
      await mark([ayse], monday, wednesday)
      await mark([ayse], tuesday)
      const save = (key: string) => house().choices.save(inputOf(ayse, days[1], key), inTime)
      await expect(save('GELENEKSEL1')).rejects.toMatchObject({ code: 'choice.absent' })
      await expect(save(skipKey)).rejects.toMatchObject({ code: 'choice.absent' })
      const end = () => house().absences.remove(corporate.id, [ayse.id], { first: tuesday, last: tuesday })
      expect([await end(), await end()]).toEqual([1, 0])
      expect(await save('GELENEKSEL1')).not.toBeNull()
    })

    it('leaves out standing choices, which apply once it is ended', async () => {
      const { mark, chosen, ayse, corporate, shift } = await atWork()
      const always = [1, 2].map((weekday) => ({ shiftId: shift.id, weekday, label: 'geleneksel1' }))
      await house().standingChoices.set(corporate.id, ayse.id, always)
      await house().standingChoices.apply(corporate.id, [ayse.id], inTime)
      expect(await mark([ayse], monday)).toEqual({ choices: 1, people: [ayse.id] })
      await house().standingChoices.apply(corporate.id, [ayse.id], inTime)
      expect(await chosen()).toEqual([`${tuesday} GELENEKSEL1`])
      await house().absences.remove(corporate.id, [ayse.id], { first: monday, last: wednesday })
      await house().standingChoices.apply(corporate.id, [ayse.id], inTime)
      expect(await chosen()).toEqual([`${monday} GELENEKSEL1`, `${tuesday} GELENEKSEL1`])
    })

    it('keeps the person out of reminders and of those who are counted before', async () => {
      const { mark, corporate, shift, eaters } = await atWork(2)
      const news = { id: someId(), companyId: corporate.id, date: monday, shiftIds: [shift.id] }
      const told = async () => ({
        counted: await house().reminders.undecided(corporate.id, monday, [shift.id]),
        ...(await house().inboxes.announceReminder(news, 10, inTime)),
      })
      await mark([eaters[0]], monday)
      expect(await told()).toEqual({ counted: 1, told: 1, after: null })
      expect(await house().notificationsOf(eaters[0].id)).toEqual([])
    })

    it('is only marked for active people of the company', async () => {
      const [here, elsewhere] = [await atWork(2), await atWork()]
      const [ayse, ali] = here.eaters
      await house().deactivate(ali!.id)
      const ids = [ayse.id, ali!.id, elsewhere.ayse.id]
      expect(await house().absences.hold(here.corporate.id, ids, roles)).toEqual([ayse.id])
      expect(await house().absences.hold(here.corporate.id, ids, ['corporate3'])).toEqual([])
    })
  })
}
