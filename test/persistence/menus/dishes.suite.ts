import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../../src/core/menus/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aMenuDay, anOption, someId } from '../../support/samples.ts'

export const dishesSuite = (house: () => House): void => {
  const inTransaction = <T>(work: () => Promise<T>) => house().transaction.run(work)
  const atWork = async () => {
    const at = await aKitchen(house())
    const write = (date: string, ...names: [string, ...string[]]) =>
      inTransaction(() =>
        house().menuDays.save([
          aMenuDay(at.catering, at.shift, { date, options: names.map((name, n) => anOption(`OPT${n + 1}`, name)) }),
        ]),
      )
    const undeclared = async (...names: string[]) =>
      (await house().dishes.undeclaredAmong(at.catering.id, names)).toSorted()
    const declare = (name: string, allergens: Allergen[] | null, tags: string[] = []) =>
      inTransaction(() => house().dishes.remember(at.catering.id, [{ name, allergens, tags }]))
    return { ...at, write, undeclared, declare }
  }

  describe('dishes', () => {
    it('get their declaration from a menu, in any spelling', async () => {
      const { write, undeclared, declare } = await atWork()
      await write('2026-03-03', 'Şehriye çorbası', 'Irmik helvası')
      expect(await undeclared('Şehriye çorbası', 'Irmik helvası', 'Hiç yazılmamış')).toEqual([
        'Hiç yazılmamış',
        'Irmik helvası',
        'Şehriye çorbası',
      ])
      await declare('SEHRIYE  ÇORBASI', ['gluten'])
      await declare('İrmik helvası', [])
      expect(await undeclared('Şehriye çorbası', 'Irmik helvası')).toEqual([])
    })

    it('keep their declaration when a later menu omits it', async () => {
      const { write, undeclared, declare } = await atWork()
      await write('2026-03-03', 'Mantı')
      await declare('Mantı', ['gluten', 'milk'], ['Etli'])
      await declare('Mantı', null)
      expect(await undeclared('Mantı')).toEqual([])
    })

    it('are not remembered unless they are on a menu', async () => {
      const { undeclared, declare } = await atWork()
      await declare('Hayal', ['gluten'])
      expect(await undeclared('Hayal')).toEqual(['Hayal'])
    })

    it('that need a declaration are listed for the given days, once each', async () => {
      const { kitchen, write, declare } = await atWork()
      await write('2026-03-03', 'Mantı', 'Pide')
      await write('2026-03-04', 'Mantı', 'Börek')
      await write('2026-03-05', 'Baklava')
      await declare('Pide', [])
      const on = (...dates: string[]) => house().dishes.undeclaredOn(dates.map((date) => ({ ...kitchen, date })))
      expect(await on('2026-03-03', '2026-03-04')).toEqual(['Börek', 'Mantı'])
      expect(await on()).toEqual([])
    })

    it('cannot be found by other caterings', async () => {
      const { catering } = await aKitchen(house())
      expect(await inTransaction(() => house().dishes.forChange(catering.id, someId()))).toBeNull()
    })
  })
}
