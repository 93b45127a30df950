import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../src/main/application.ts'
import { readConfiguration } from '../../../src/main/configuration.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { enrol, menu, type Person, createWorld, tokenOf, type World } from '../../support/world.ts'

let product: Product
let world: World
let cook: string
let eater: Person
let token: string
let stopWorker: () => Promise<void>
beforeAll(async () => {
  product = await startProduct()
  world = await createWorld(product)
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  const configuration = readConfiguration({ DATABASE_URL: product.databaseUrl, LOG_LEVEL: 'silent' })
  const application = await openApplication(configuration, { clock: product.clock })
  const worker = startWorker(application, { info: () => undefined, error: () => undefined })
  stopWorker = async () => {
    await worker.stop()
    await application.close()
  }
})
afterAll(async () => {
  await stopWorker()
  await product.stop()
})

const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const own = () => ({ companyId: eater.companyId, userId: eater.id })
const day = () => ({ shift_id: world.dayShift.id, date: world.menuDate })
const key = 'GELENEKSEL1'

const serve = (name: string, dish_changes?: Record<string, 'correction' | 'substitution'>) =>
  product.call('saveMenuDay', {
    as: cook,
    path: kitchen(),
    body: {
      ...day(),
      ...menu,
      meals: { ...menu.meals, [key]: { ...menu.meals.GELENEKSEL1, name } },
      ...(dish_changes && { dish_changes }),
    },
  })
const choose = (meal?: string) =>
  product.call('saveChoice', {
    as: token,
    path: own(),
    body: { ...day(), choice: key, catering_id: world.cateringA.company.id, ...(meal !== undefined && { meal }) },
  })
const chosen = async () => {
  const { body } = await product.call('listChoices', { as: token, path: own() })
  return body.choices.map(({ meal, replaced_meal }) => ({ meal, replaced_meal }))[0]
}
const marked = async () => {
  const { body } = await product.call('getMenuPlay', { as: token, path: own() })
  return body.days.find(({ date, shift_id }) => date === world.menuDate && shift_id === world.dayShift.id)
    ?.replaced_meal
}
const news = async () => {
  const jobs = () => product.sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'announceSubstitute'`)
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 60_000, interval: 25 })
  const { body } = await product.call('listNotifications', { as: token, path: own() })
  return body.notifications.filter(({ title }) => title === 'Seçtiğiniz yemek değişti').map(({ body: text }) => text)
}

beforeEach(async () => {
  await product.sql('DELETE FROM choices')
  await serve('Kuru fasulye')
  eater = await enrol(product, world.corporateA.company, 'individual')
  token = await tokenOf(product, eater, 'individual')
})

describe('replacing the dish of an option that people chose', () => {
  it('requires the kind of change, and says how many people are affected', async () => {
    await choose()
    const refused = await serve('Kuru fasülye')
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      409,
      'menu_day.dish_chosen',
      '1 kişi “Kuru fasulye” seçti. Yeni ad bir düzeltme mi, yoksa başka bir yemek mi, belirtin.',
    ])
    expect(await chosen()).toEqual({ meal: 'Kuru fasulye', replaced_meal: null })
  })

  it('happens silently if it is a correction', async () => {
    await choose()
    expect((await serve('Kuru Fasulye', { [key]: 'correction' })).status).toBe(200)
    expect(await chosen()).toEqual({ meal: 'Kuru Fasulye', replaced_meal: null })
    expect([await marked(), await news()]).toEqual([null, []])
  })

  it('notifies people of a substitute, and marks it until they have seen it', async () => {
    await choose()
    expect((await serve('Etli nohut', { [key]: 'substitution' })).status).toBe(200)
    expect(await chosen()).toEqual({ meal: 'Etli nohut', replaced_meal: 'Kuru fasulye' })
    expect(await marked()).toBe('Kuru fasulye')
    expect(await news()).toEqual([expect.stringContaining('Kuru fasulye yerine Etli nohut hazırlanacak.')])
    const seen = await product.call('acknowledgeSubstitute', { as: token, path: own(), body: day() })
    expect(seen.status).toBe(200)
    expect([await marked(), await chosen()]).toEqual([null, { meal: 'Etli nohut', replaced_meal: 'Kuru fasulye' }])
  })

  it('remembers the dish chosen first, and forgets it when that comes back', async () => {
    await choose()
    await serve('Etli nohut', { [key]: 'substitution' })
    await serve('Bezelye', { [key]: 'substitution' })
    expect(await chosen()).toEqual({ meal: 'Bezelye', replaced_meal: 'Kuru fasulye' })
    await serve('Kuru fasulye', { [key]: 'substitution' })
    expect([await chosen(), await marked()]).toEqual([{ meal: 'Kuru fasulye', replaced_meal: null }, null])
  })

  it('is forgotten for people who choose the option again', async () => {
    await choose()
    await serve('Etli nohut', { [key]: 'substitution' })
    await choose('Etli nohut')
    expect([await chosen(), await marked()]).toEqual([{ meal: 'Etli nohut', replaced_meal: null }, null])
  })

  it('needs nothing while nobody has chosen the option', async () => {
    expect((await serve('Etli nohut')).status).toBe(200)
  })

  it('cannot be a correction once the day is closed', async () => {
    await choose()
    const before = product.clock.now().toISOString()
    product.clock.set(`${world.menuDate}T05:00:00Z`)
    try {
      const late = await serve('Kuru Fasulye', { [key]: 'correction' })
      expect([late.status, late.problem.code]).toEqual([422, 'menu_day.correction_too_late'])
      expect((await serve('Etli nohut', { [key]: 'substitution' })).status).toBe(200)
    } finally {
      product.clock.set(before)
    }
  })
})

describe('choosing a dish that changed while it was being viewed', () => {
  it('is refused and names the current dish', async () => {
    await serve('Etli nohut')
    const refused = await choose('Kuru fasulye')
    expect([refused.status, refused.problem.code]).toEqual([409, 'choice.dish_changed'])
    expect(refused.problem.detail).toContain('Etli nohut')
    expect(await chosen()).toBeUndefined()
  })

  it('never leads to a dish that the person has neither seen nor been told about', async () => {
    for (let round = 0; round < 20; round++) {
      await product.sql('DELETE FROM choices; DELETE FROM notifications')
      await serve('Kuru fasulye')
      const [choice, change] = await Promise.all([choose('Kuru fasulye'), serve('Etli nohut')])
      const now = await chosen()
      if (choice.status === 200) expect([change.status, now?.meal]).toEqual([409, 'Kuru fasulye'])
      else expect([choice.problem.code, change.status, now]).toEqual(['choice.dish_changed', 200, undefined])
    }
  })
})
