import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorld, type World } from '../support/world.ts'

let product: Product
let world: World
beforeAll(async () => {
  product = await startProduct()
  world = await createWorld(product)
})
afterAll(() => product.stop())

const run = (date: string, ...more: string[]) =>
  runHere(['kitchen', 'plan', '--catering', world.cateringA.company.slug, '--date', date, ...more], {
    DATABASE_URL: product.databaseUrl,
  })

describe('tabldot kitchen plan', () => {
  it('writes what a catering cooks on a date, as a table and as the API does', async () => {
    const { code, stdout } = await run(world.menuDate)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^12\.11\.2026: 0 porsiyon, 1 firma/)])
    expect(stdout).toMatch(/Kuru fasulye +Ana yemek/)
    expect(JSON.parse((await run(world.menuDate, '--json')).stdout)).toMatchObject({
      date: world.menuDate,
      firms: 1,
      deliveries: [{ corporate_name: 'Anadolu Çelik' }, { corporate_name: 'Anadolu Çelik' }],
    })
    expect((await run('2026-12-24')).stdout).toBe('24.12.2026: yayınlanmış menü yok.\n')
  })

  it('says what is wrong with the date or the company', async () => {
    expect(await run('24.12.2026')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bir gün değil') as string,
    })
    const ofFirm = ['kitchen', 'plan', '--catering', world.corporateA.company.slug, '--date', world.menuDate]
    expect(await runHere(ofFirm, { DATABASE_URL: product.databaseUrl })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('yalnızca cateringlerdir') as string,
    })
  })
})
