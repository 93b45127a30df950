import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../src/main/application.ts'
import { readConfiguration } from '../../../src/main/configuration.ts'
import { remindBeforeCutOff } from '../../../src/core/menus/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { type Product, startProduct, wednesdayNoon } from '../../support/product.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import { runSql } from '../../support/sql.ts'
import { enrol, menu, type Person, createWorld, tokenOf, type World } from '../../support/world.ts'

const quiet = { info: () => undefined, error: () => undefined }
let db: TestDatabase
let product: Product | undefined
let world: World
let ayse: Person
const clock = new SettableClock(wednesdayNoon)
const ends: (() => Promise<void>)[] = []

const open = (): Product => {
  if (product === undefined) throw new Error('The product has crashed.')
  return product
}
/** Another instance of the product, running jobs. */
const startInstance = async () => {
  const application = await openApplication(readConfiguration({ DATABASE_URL: db.url, LOG_LEVEL: 'silent' }), { clock })
  const worker = startWorker(application, quiet)
  ends.push(async () => {
    await worker.stop()
    await application.close()
  })
}
const waitingJobs = () => runSql(db.url, 'SELECT id FROM graphile_worker.jobs')
const waitingNews = () => runSql(db.url, `SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'announceMenu'`)
const allDone = () => vi.waitFor(async () => expect(await waitingJobs()).toEqual([]), { timeout: 60_000, interval: 25 })
const inboxOf = async (person: Person, query = {}) => {
  const as = await tokenOf(open(), person, 'individual')
  return (
    await open().call('listNotifications', { as, path: { companyId: person.companyId, userId: person.id }, query })
  ).body
}
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const cook = () => tokenOf(open(), world.cateringA.people.corporate4)
const save = async (date: string, status?: 'draft' | 'published') =>
  open().call('saveMenuDay', {
    as: await cook(),
    path: kitchen(),
    body: { shift_id: world.dayShift.id, date, ...menu, ...(status && { status }) },
  })
const publish = async () =>
  open().call('publishMenuDays', {
    as: await cook(),
    path: kitchen(),
    body: { shift_id: world.dayShift.id, start_date: '2026-11-11', end_date: '2026-11-30' },
  })

beforeEach(async () => {
  db = await cloneDatabase()
  product = await startProduct({ databaseUrl: db.url, clock })
  world = await createWorld(product)
  ayse = await enrol(product, world.corporateA.company, 'individual')
  await runSql(db.url, 'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
})
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
  await product?.stop()
  await db.drop()
})

describe('publishing a menu', () => {
  it('notifies the people of the company and nobody else', async () => {
    await startInstance()
    const { id: leaver } = await enrol(open(), world.corporateA.company, 'individual', { isActive: false })
    for (const date of ['2026-11-16', '2026-11-17']) await save(date)
    expect((await publish()).body.modified).toBe(2)
    await allDone()
    const { notifications, total, unread_count } = await inboxOf(ayse)
    expect([total, unread_count, notifications.map(({ title, body, is_read }) => ({ title, body, is_read }))]).toEqual([
      1,
      1,
      [
        {
          title: 'Yeni menü yayınlandı',
          body: `${world.cateringA.company.name} · 16–17\u00a0Kasım, 2 gün`,
          is_read: false,
        },
      ],
    ])
    expect((await inboxOf(world.corporateA.people.corporateOwner)).total).toBe(1)
    expect((await inboxOf(world.corporateB.people.individual)).total).toBe(0)
    expect(await runSql(db.url, `SELECT FROM notifications WHERE user_id = '${leaver}'`)).toEqual([])
  })

  it('notifies only when a draft becomes public', async () => {
    await save('2026-11-16')
    await save('2026-11-17', 'published')
    expect(await waitingNews()).toHaveLength(1)
    await save('2026-11-17')
    await save('2026-11-17', 'published')
    expect(await waitingNews()).toHaveLength(1)
    expect([(await publish()).body.modified, (await publish()).body.modified]).toEqual([1, 0])
    expect(await waitingNews()).toHaveLength(2)
  })

  it('notifies nobody when it is refused', async () => {
    await open().sql(`INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
      VALUES (gen_random_uuid(), 'catering', '${world.cateringB.company.id}', '${world.corporateA.company.id}', now())`)
    const rival = await tokenOf(open(), world.cateringB.people.corporate4)
    const refused = await open().call('saveMenuDay', {
      as: rival,
      path: { cateringId: world.cateringB.company.id, corpId: world.corporateA.company.id },
      body: { shift_id: world.dayShift.id, date: world.menuDate, ...menu, status: 'published' },
    })
    expect([refused.problem.code, await waitingJobs()]).toEqual(['menu_day.published_by_another', []])
  })

  it('notifies everybody even if the process dies right after', async () => {
    await save('2026-11-16', 'published')
    await open().stop()
    product = undefined
    expect(await waitingNews()).toHaveLength(1)
    await startInstance()
    await allDone()
    expect(await runSql(db.url, `SELECT title FROM notifications WHERE user_id = '${ayse.id}'`)).toEqual([
      { title: 'Yeni menü yayınlandı' },
    ])
  })

  it('applies standing choices, but not again after they were withdrawn', async () => {
    await Promise.all([startInstance(), startInstance()])
    const as = await tokenOf(open(), ayse, 'individual')
    const path = { companyId: ayse.companyId, userId: ayse.id }
    const days = async () =>
      (await open().call('getMenuPlay', { as, path, query: { shift_id: world.dayShift.id } })).body.days.map(
        ({ date, choice, is_standing }) => [date, choice, is_standing],
      )
    const shift_id = world.dayShift.id
    const always = (label: string | null, weekdays = [4, 5, 1]) =>
      open().call('saveStandingChoices', {
        as,
        path,
        body: { choices: weekdays.map((weekday) => ({ shift_id, weekday, label })) },
      })
    expect((await always(null, [4, 4])).problem.code).toBe('standing_choices.weekday_repeated')
    expect((await always('GELENEKSEL 1')).body).toEqual({ success: true, chosen: 1, withdrawn: 0 })
    for (const date of ['2026-11-13', '2026-11-16', '2026-11-17']) await save(date, 'published')
    await allDone()
    expect(await days()).toEqual([
      ['2026-11-12', 'GELENEKSEL1', true],
      ['2026-11-13', 'GELENEKSEL1', true],
      ['2026-11-16', 'GELENEKSEL1', true],
      ['2026-11-17', null, false],
    ])
    await open().call('withdrawChoice', { as, path, query: { date: '2026-11-13', shift_id } })
    expect((await always(null)).body).toEqual({ success: true, chosen: 2, withdrawn: 2 })
    expect((await days()).map(([, choice]) => choice)).toEqual(['SKIP', null, 'SKIP', null])
    const asked = await open().call('getStandingChoices', { as, path })
    expect(asked.body.choices).toHaveLength(3)
    expect(asked.body.shifts.map(({ title, labels }) => [title, labels])).toEqual([
      ['Gündüz', ['Alternatif 1', 'Geleneksel 1', 'Geleneksel 2']],
      ['Gece', ['Alternatif 1', 'Geleneksel 1', 'Geleneksel 2']],
    ])
  })

  it('notifies everybody once, however many instances run jobs', async () => {
    await Promise.all([startInstance(), startInstance(), startInstance()])
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-18']) await save(date, 'published')
    await allDone()
    const people = await runSql(
      db.url,
      `SELECT user_id, count(*)::int AS received, sum(cardinality(days))::int AS days FROM notifications GROUP BY 1`,
    )
    expect(people).toHaveLength(7)
    expect(people.filter(({ received, days }) => received !== 1 || days !== 3)).toEqual([])
  })
})

describe('notifications', () => {
  it('are marked as read one by one and all at once', async () => {
    await startInstance()
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']) {
      await save(date, 'published')
      await allDone()
      await runSql(db.url, `UPDATE notifications SET created_at = created_at - interval '13 hours'`)
    }
    const as = await tokenOf(open(), ayse, 'individual')
    const path = { companyId: ayse.companyId, userId: ayse.id }
    const first = await inboxOf(ayse, { only_unread: true, limit: 100 })
    expect([first.notifications.length, first.total, first.unread_count]).toEqual([6, 6, 6])
    expect(first.notifications[0]?.body).toBe(`${world.cateringA.company.name} · 23\u00a0Kasım Pazartesi`)
    expect((await inboxOf(ayse, { offset: 5 })).notifications.map(({ body }) => body)).toEqual([
      `${world.cateringA.company.name} · 16\u00a0Kasım Pazartesi`,
    ])

    const notificationId = first.notifications[0]?.id ?? ''
    for (const _ of [1, 2])
      expect((await open().call('readNotification', { as, path: { ...path, notificationId } })).status).toBe(200)
    const rest = await inboxOf(ayse, { only_unread: true })
    expect([rest.total, rest.unread_count, rest.notifications.some(({ id }) => id === notificationId)]).toEqual([
      5,
      5,
      false,
    ])
    expect((await inboxOf(ayse)).notifications[0]).toMatchObject({ id: notificationId, is_read: true })
    expect((await open().call('readAllNotifications', { as, path })).body).toEqual({ success: true, modified: 5 })
    expect((await inboxOf(ayse, { only_unread: true })).notifications).toEqual([])
    expect(
      (await open().call('readNotification', { as, path: { ...path, notificationId: world.dayShift.id as string } }))
        .problem.code,
    ).toBe('notification.missing')
  })

  it('of menus stop when they are turned off', async () => {
    await startInstance()
    const as = await tokenOf(open(), ayse, 'individual')
    const path = { companyId: ayse.companyId, userId: ayse.id }
    expect((await open().call('getNotificationSettings', { as, path })).body).toEqual({
      menu_updates_enabled: true,
      choice_reminders_enabled: true,
    })
    const reply = await open().call('saveNotificationSettings', { as, path, body: { menu_updates_enabled: false } })
    expect(reply.body).toEqual({ success: true, menu_updates_enabled: false, choice_reminders_enabled: true })
    expect((await open().call('getNotificationSettings', { as, path })).body).toEqual({
      menu_updates_enabled: false,
      choice_reminders_enabled: true,
    })
    await save('2026-11-16', 'published')
    await allDone()
    expect((await inboxOf(ayse)).total).toBe(0)
    expect((await inboxOf(world.corporateA.people.individual)).total).toBe(1)
  })
})

describe('the hours before a cut-off', () => {
  it('bring one reminder to each person who has not chosen, however many instances look for due ones', async () => {
    await Promise.all([startInstance(), startInstance()])
    const { company, people } = world.corporateA
    const [chose, quiet] = [await enrol(open(), company, 'individual'), await enrol(open(), company, 'individual')]
    const pathOf = (person: Person) => ({ companyId: person.companyId, userId: person.id })
    const asOf = (person: Person) => tokenOf(open(), person, 'individual')
    await open().call('saveChoice', {
      as: await asOf(chose),
      path: pathOf(chose),
      body: {
        date: world.menuDate,
        shift_id: world.nightShift.id,
        choice: 'SKIP',
        catering_id: world.cateringA.company.id,
      },
    })
    await open().call('saveNotificationSettings', {
      as: await asOf(quiet),
      path: pathOf(quiet),
      body: { menu_updates_enabled: true, choice_reminders_enabled: false },
    })
    const update = async (workplace: typeof world.corporateA, reminder_hours: number) =>
      open().call('updateCompany', {
        as: await tokenOf(open(), workplace.people.corporate4),
        path: { type: workplace.company.type, companyId: workplace.company.id },
        body: { reminder_hours },
      })
    expect((await update(world.cateringA, 5)).problem.code).toBe('company.not_a_firm')
    expect((await update(world.corporateA, 25)).status).toBe(400)
    expect((await update(world.corporateA, 4)).body.company.reminder_hours).toBe(4)
    const look = () => Promise.all([1, 2, 3].map(() => open().use(remindBeforeCutOff)(undefined as never)))
    const reminded = async (person: Person) =>
      (await inboxOf(person)).notifications.filter(({ subject }) => subject === 'reminder')
    clock.set('2026-11-11T16:59:59Z')
    await look()
    await allDone()
    expect(await reminded(ayse)).toEqual([])
    clock.set('2026-11-11T17:00:00Z')
    await look()
    await look()
    await allDone()
    expect(await reminded(ayse)).toMatchObject([
      {
        title: 'Yemeğinizi seçmeyi unutmayın',
        body: '12\u00a0Kasım Perşembe için henüz seçim yapmadınız. Seçiminizi 11\u00a0Kasım Çarşamba 23.59’a kadar yapabilirsiniz. Yemeyecekseniz bunu da belirtebilirsiniz.',
        date: world.menuDate,
      },
    ])
    expect(await reminded(people.corporateOwner)).toHaveLength(1)
    for (const person of [chose, quiet, world.corporateB.people.individual]) expect(await reminded(person)).toEqual([])
  })
})
