import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { DishRatingReads, FeedbackReads, type FirmsAsked, FirmReads, MenuReads } from '../../../src/reads/index.ts'
import { blocksTouched } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'
import { useRecordingDatabase } from '../../support/use-recording-database.ts'

const recorded = useRecordingDatabase()

/** 46 firms with two shifts each and 20 people, and menus and choices of as many days before today and 14 ahead; a month of ratings for each ten days. */
const firms = [
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT md5('company' || n)::uuid, CASE n WHEN 0 THEN 'catering' ELSE 'corporate' END, 'Şirket ' || n, 'sirket-' || n, now() FROM generate_series(0, 46) n`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT md5('shift' || n || at)::uuid, md5('company' || n)::uuid, at, at, '06:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now()
   FROM generate_series(1, 46) n, unnest('{08:00,22:00}'::text[]) at`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT md5('partnership' || n)::uuid, 'catering', md5('company0')::uuid, md5('company' || n)::uuid, '2018-01-01' FROM generate_series(1, 46) n`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT md5('user' || n)::uuid, md5('company' || 1 + n % 46)::uuid, 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', 'hash', now()
   FROM generate_series(0, 919) n`,
  `INSERT INTO dishes (id, catering_id, name) SELECT md5('dish' || n)::uuid, md5('company0')::uuid, 'Yemek ' || n FROM generate_series(1, 60) n`,
]
const grow = (from: number, to: number): string[] => [
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
   SELECT md5('day' || id || ago)::uuid, md5('company0')::uuid, company_id, id, date '2026-03-01' - ago, 'published',
     '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', now(), now() FROM generate_series(${from}, ${to}) ago, shifts WHERE title IN ('08:00', '22:00')`,
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
   SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, 'A', 'a', 'Nohut', now(), now()
   FROM menu_days d JOIN shifts s ON s.id = d.shift_id AND s.title = '08:00' JOIN users u ON u.company_id = d.corporate_id
   WHERE d.catering_id = md5('company0')::uuid AND d.date BETWEEN date '2026-03-01' - ${to} AND date '2026-03-01' - ${from} AND d.date < '2026-03-03' AND u.phone LIKE '%2'`,
  `INSERT INTO requests (id, company_id, user_id, title, message, tags, urgency, status, created_at, updated_at)
   SELECT md5('request' || u.id || ago)::uuid, company_id, u.id, 'Tuz', 'Az tuz', '{}', 'low', (ARRAY['pending', 'resolved'])[1 + abs(ago) % 2], timestamptz '2026-03-01' - ago * interval '1 day', now()
   FROM generate_series(${from}, ${to}) ago, users u WHERE u.phone LIKE '%2'`,
  `INSERT INTO dish_month_ratings (catering_id, month, dish_id, corporate_id, stars, ratings)
   SELECT md5('company0')::uuid, date '2026-03-01' - ago / 10 * interval '1 month', md5('dish' || d)::uuid, md5('company' || n)::uuid, 12, 3
   FROM generate_series(${from}, ${to}) ago, generate_series(1, 60) d, generate_series(1, 46) n WHERE ago % 10 = 0 ON CONFLICT DO NOTHING`,
  'TRUNCATE choice_totals',
  `INSERT INTO choice_totals SELECT catering_id, corporate_id, date, shift_id, '00000000-0000-0000-0000-000000000000', choice_key, count(*) FROM choices GROUP BY 1, 2, 3, 4, 6`,
]
const fill = (...statements: string[]) =>
  runSql(recorded.ownerUrl, 'SET session_replication_role = replica', ...statements, 'VACUUM ANALYZE')

const uuid = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const catering = uuid('company0')
const clock = new FakeClock('2026-03-01T09:00:00Z')
const asked = { typed: '', order: 'asc', seesPrices: true, limit: 100, offset: 0 } as const

it('46 firms are one statement, which costs the same after six hundred days as after two hundred', async () => {
  const reads = new FirmReads(recorded.db, clock)
  const cost = async (changes: Pick<FirmsAsked, 'sort'>) => {
    const touched = await blocksTouched(recorded.dataSource, recorded.db, async () => {
      const { firms, partner_total } = await reads.list(catering, { ...asked, ...changes })
      expect([firms.length, partner_total]).toEqual([46, 46])
      expect(firms.every(({ tomorrow }) => tomorrow !== null && tomorrow.meals + tomorrow.undecided === 20)).toBe(true)
      expect(firms.every(({ menu }) => menu.until === addDays('2026-03-01', 14))).toBe(true)
    })
    expect(recorded.db.asked).toHaveLength(1)
    return touched
  }
  const sorts = ['name', 'meals', 'undecided', 'menu', 'price', 'end'] as const
  const all = async () => {
    const found: number[] = []
    for (const sort of sorts) found.push(await cost({ sort }))
    const targets = () => new MenuReads(recorded.db, clock).targets(catering, '', { limit: 50, offset: 0 })
    expect((await targets()).companies).toHaveLength(46)
    found.push(await blocksTouched(recorded.dataSource, recorded.db, targets))
    const requests = async () => {
      const { requests } = await new FeedbackReads(recorded.db, clock).ofCatering(catering, 'pending', {
        limit: 50,
        offset: 0,
      })
      expect(requests).toHaveLength(50)
    }
    found.push(await blocksTouched(recorded.dataSource, recorded.db, requests))
    expect(recorded.db.asked).toHaveLength(1)
    const dishRatings = new DishRatingReads(recorded.db, clock)
    const ratings = async () => {
      const asked = { typed: '', firmId: undefined, sort: 'rating', order: 'asc', limit: 50, offset: 0 } as const
      const { dishes, total } = await dishRatings.list(catering, asked)
      expect([total, dishes.length, dishes[0]?.ratings]).toEqual([60, 50, 4 * 46 * 3])
    }
    found.push(await blocksTouched(recorded.dataSource, recorded.db, ratings))
    const ratingsOfDish = async () => {
      expect((await dishRatings.find(catering, uuid('dish7')))?.firms).toHaveLength(46)
    }
    found.push(await blocksTouched(recorded.dataSource, recorded.db, ratingsOfDish))
    return found
  }
  await fill(...firms, ...grow(-14, 200))
  const before = await all()
  await fill(...grow(201, 600))
  const after = await all()
  const grown = [...sorts, 'targets', 'requests', 'ratings', 'ratings of a dish'].filter(
    (_, at) => (after[at] ?? Infinity) > 1.3 * (before[at] ?? 0) + 100,
  )
  expect(grown.map((sort) => [sort, before, after])).toEqual([])
})
