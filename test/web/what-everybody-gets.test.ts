import { expect, test, describe } from 'vitest'
import type { CourseMeal } from '../../src/core/menus/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater } from './eating-steps.ts'
import { picksDish } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const commonCourses: CourseMeal[] = [
  { course: 'soup', name: 'Mercimek çorbası', allergens: ['gluten'] },
  { course: 'dessert', name: 'Sütlaç' },
]

describe('What everybody gets', () => {
  const stage = useStage(phone, desktop)

  test('is shown once a day with its allergens, and then beside the chosen dish', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: world.menuDate, commonCourses })
    const eater = await anEater(stage)
    const opens = (page: string) =>
      stage.visit(areaOf(product, eater, page), { as: eater, kind: 'individual' as const })
    const choosing = await opens('secim')
    const words = 'Mercimek çorbası (Alerjenler: gluten), Sütlaç (Alerjen bilgisi girilmedi)'
    const day = choosing.page.getByRole('region', { name: thursday })
    await expect.poll(() => day.textContent()).toContain(`Hepsinin yanında: ${words}`)
    await day.getByRole('radiogroup', { description: /^Hepsinin yanında: Mercimek çorbası/ }).waitFor()
    expect(await choosing.page.getByText('Mercimek çorbası').count()).toBe(1)
    await choosing.checksScreen('common courses of a day')
    await picksDish(choosing, thursday, 'Kuru fasulye')
    await choosing.reloads()
    await choosing.sees('Yanında: Mercimek çorbası, Sütlaç')
    await choosing.checksScreen('common courses of a chosen day')

    product.clock.set(`${world.menuDate}T09:00:00Z`)
    const home = await opens('')
    const today = home.page.getByRole('region', { name: 'Bugün' })
    await expect.poll(() => today.textContent()).toContain(`Yanında: ${words}`)
    await home.checksScreen('common courses of today')
    await home.follows(/^Bugün · 12 Kasım Perşembe/)
    await expect.poll(() => home.page.getByRole('main').textContent()).toContain(`Hepsinin yanında: ${words}`)
    await home.checksScreen('common courses of a closed day')
    await home.follows('Seçtiklerim')
    await home.sees('Yanında: Mercimek çorbası, Sütlaç')
    await home.checksScreen('common courses of past choices')
  })
})
