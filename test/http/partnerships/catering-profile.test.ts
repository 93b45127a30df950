import { beforeAll, describe, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { addDays, homeTimezone, localDateAt } from '../../../src/core/shared/index.ts'
import { logOf } from '../../support/log-of.ts'
import { useProduct } from '../../support/use-product.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct()
let catering: Workplace
let seeker: Workplace
/** Three firms that the catering cooks for. */
let served: Workplace[]
beforeAll(async () => {
  catering = await createWorkplace(product, 'catering', 'Deniz Sofrası')
  seeker = await createWorkplace(product, 'corporate', 'Arayan Firma')
  served = []
  for (const name of ['Gizli Birinci', 'Gizli İkinci', 'Gizli Üçüncü'])
    served.push(await createWorkplace(product, 'corporate', name))
  await product.sql(
    `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
     SELECT id, id, 'Gündüz', '09:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now()
     FROM companies WHERE name LIKE 'Gizli %'`,
  )
  for (const { company } of served) await product.use(openPartnership)(catering.company, company)
})

type Profile = { shows_menus: boolean; daily_capacity: number | null; version?: number }
const save = async (body: Profile, role: 'corporate3' | 'corporate4' = 'corporate4') =>
  product.call('saveCateringProfile', {
    as: await tokenOf(product, catering.people[role]),
    path: { companyId: catering.company.id },
    body,
  })
const seen = async (cateringId = catering.company.id) =>
  product.call('getOfferedCatering', {
    as: await tokenOf(product, seeker.people.corporate3),
    path: { companyId: seeker.company.id, cateringId },
  })
const day = (offset: number) => addDays(localDateAt(product.clock.now(), homeTimezone), offset)
/** A firm's menu on a day, with a soup for everybody. */
const write = ({ company: { id } }: Workplace, date: string, dishes: string[], status = 'published') =>
  product.sql(
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at)
     SELECT gen_random_uuid(), '${catering.company.id}', '${id}', '${id}', '${date}', '${status}',
       (SELECT jsonb_agg(jsonb_build_object('key', 'K' || n, 'label', 'Seçenek', 'meal', jsonb_build_object('name', name)))
        FROM unnest(ARRAY['${dishes.join("','")}']) WITH ORDINALITY d (name, n)),
       '[{"course": "soup", "name": "Mercimek çorbası"}]', now(), now()`,
  )

describe('what a catering shows to firms', () => {
  it('is nothing but name, city and rating until it says so', async () => {
    const [firm] = served
    if (firm) await write(firm, day(-1), ['Etli nohut', 'Sebzeli makarna'])
    expect((await seen()).body.catering).toEqual({
      id: catering.company.id,
      name: 'Deniz Sofrası',
      city: '',
      rating: null,
      rating_count: 0,
      daily_capacity: null,
      shows_menus: false,
      menus: [],
      comments: [],
    })
    await product.sql(
      `INSERT INTO rating_totals (catering_id, stars, ratings) VALUES ('${catering.company.id}', 14, 3);
       UPDATE companies SET address = address || '{"city": "Bursa"}' WHERE id = '${catering.company.id}'`,
    )
    expect((await seen()).body.catering).toMatchObject({ city: 'Bursa', rating: 4.7, rating_count: 3, menus: [] })
  })

  it('is decided by level 4 and above, and recorded', async () => {
    expect((await save({ shows_menus: true, daily_capacity: 2500 }, 'corporate3')).status).toBe(403)
    expect((await save({ shows_menus: true, daily_capacity: 2500 })).body.profile).toEqual({
      shows_menus: true,
      daily_capacity: 2500,
      version: 1,
    })
    expect((await logOf(product, catering.company.id)).at(-1)).toMatchObject({
      description: 'Firmalara gösterilenler güncellendi (örnek menüler, günlük kapasite)',
    })
    expect((await seen()).body.catering).toMatchObject({ shows_menus: true, daily_capacity: 2500 })
  })

  it('is not changed on top of what somebody else saved', async () => {
    const stale = await save({ shows_menus: false, daily_capacity: null, version: 0 })
    expect([stale.status, stale.problem.code]).toEqual([409, 'record.changed_meanwhile'])
    expect(stale.problem.present).toEqual({ profile: { shows_menus: true, daily_capacity: 2500, version: 1 } })
  })

  it.each([0, -1, 1_000_001, 12.5])('has no capacity of %d portions', async (daily_capacity) => {
    expect((await save({ shows_menus: true, daily_capacity })).status).toBe(400)
  })

  it('has one menu for each of the last 28 days, the one of most firms, without firms', async () => {
    const [one, two, three] = served as [Workplace, Workplace, Workplace]
    for (const firm of [one, two]) await write(firm, day(-2), ['Tavuk sote', 'Türlü'])
    await write(three, day(-2), ['Ada dolması', 'Biber'])
    await write(one, day(-3), ['Zeytinyağlı'], 'draft')
    await write(two, day(-4), ['Kapalı gün yemeği'], 'suspended')
    await write(three, day(0), ['Bugünkü'])
    await write(three, day(1), ['Yarınki'])
    await write(one, day(-27), ['İlk gün'])
    await write(one, day(-28), ['Fazla eski'])
    const soup = [{ course: 'soup', name: 'Mercimek çorbası' }]
    const answer = await seen()
    expect(answer.body.catering.menus).toEqual([
      { date: day(0), dishes: ['Bugünkü'], common_courses: soup },
      { date: day(-1), dishes: ['Etli nohut', 'Sebzeli makarna'], common_courses: soup },
      { date: day(-2), dishes: ['Tavuk sote', 'Türlü'], common_courses: soup },
      { date: day(-27), dishes: ['İlk gün'], common_courses: soup },
    ])
    const told = JSON.stringify(answer.body)
    for (const { company } of served) expect(told).not.toMatch(new RegExp(`${company.name}|${company.id}`))
  })

  it('cannot be asked of a firm, a passive catering or one that does not exist', async () => {
    const passive = await createWorkplace(product, 'catering', 'Kapanan Mutfak')
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${passive.company.id}'`)
    for (const id of [served[0]?.company.id ?? '', passive.company.id, '019bb15c-4cb2-7051-a704-3162451195e2']) {
      const { status, problem } = await seen(id)
      expect([status, problem.code]).toEqual([404, 'offer.catering_missing'])
    }
  })
})
