import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { enrol, type Person, createWorld, tokenOf, type World } from '../../support/world.ts'

let product: Product
let world: World
let manager: string
let people: Person[]
beforeEach(async () => {
  product = await startProduct()
  world = await createWorld(product)
  manager = await tokenOf(product, world.corporateA.people.corporate3)
  await product.sql(
    `UPDATE users SET is_active = false WHERE company_id = '${world.corporateA.company.id}' AND role <> 'corporate3'`,
  )
  people = []
  for (const fullName of ['Ayşe Ak', 'Can Er', 'Ece Su', 'Ali Oz'])
    people.push(await enrol(product, world.corporateA.company, 'individual', { fullName }))
})
afterEach(() => product.stop())

const company = () => ({ companyId: world.corporateA.company.id })
const of = (person: Person | undefined) => ({ ...company(), userId: person?.id ?? '' })
const eater = (person: Person | undefined) => tokenOf(product, person as Person, 'individual')
const choose = async (person: Person | undefined, choice: string, shift = world.dayShift) =>
  product.call('saveChoice', {
    as: await eater(person),
    path: of(person),
    body: { date: world.menuDate, shift_id: shift.id, choice, catering_id: world.cateringA.company.id },
  })
const undecided = async () =>
  (await product.call('listUndecided', { as: manager, path: company(), query: { date: world.menuDate } })).body
const nextMenu = async () =>
  (await product.call('getCorporateDashboard', { as: manager, path: company() })).body.needs?.next_menu
const remind = () => product.call('remindUndecided', { as: manager, path: company(), body: { date: world.menuDate } })

const letTwoChoose = async () => {
  await choose(people[0], 'SKIP')
  await choose(people[1], 'ALTERNATIF1')
}
/** Moves Ece to a shift without a menu. */
const letEceWorkElsewhere = async () => {
  const idle = await product.call('createShift', {
    as: manager,
    path: company(),
    body: { title: 'Menüsüz', start_time: '09:00', end_time: '18:00', days: [1, 2, 3, 4, 5] },
  })
  const usual = { shift_ids: [idle.body.shift.id] }
  await product.call('saveUsualShifts', { as: await eater(people[2]), path: of(people[2]), body: usual })
}

it('managers see who has not chosen in their open shifts, and nothing about what others chose', async () => {
  await letTwoChoose()
  expect((await undecided()).people.map(({ full_name }) => full_name)).toEqual(
    expect.arrayContaining(['Ece Su', 'Ali Oz']),
  )
  const before = await undecided()
  const text = JSON.stringify(before)
  for (const trace of ['Ayşe', 'Can Er', 'SKIP', 'ALTERNATIF1', 'phone']) expect(text).not.toContain(trace)
  expect(await nextMenu()).toMatchObject({
    date: world.menuDate,
    people: before.total + 2,
    chosen: 2,
    reminded_at: null,
    can_remind: true,
  })

  await letEceWorkElsewhere()
  expect((await undecided()).total).toBe(before.total - 1)
  expect(await nextMenu()).toMatchObject({ people: before.total + 1, chosen: 2 })
})

it('managers can list undecided people of one department, or of none', async () => {
  const { departments } = world.corporateA
  const listed = async (departmentId: string) =>
    (
      await product.call('listUndecided', {
        as: manager,
        path: company(),
        query: { date: world.menuDate, department_id: departmentId },
      })
    ).body
  const all = await undecided()
  const byDepartment = await Promise.all([...departments.map(({ id }) => id), 'none'].map(listed))
  expect(byDepartment.flatMap(({ people }) => people.map(({ id }) => id)).sort()).toEqual(
    all.people.map(({ id }) => id).sort(),
  )
  const before = byDepartment[0]?.total ?? 0
  await product.sql(`UPDATE users SET department_id = '${departments[0]?.id}' WHERE id = '${people[3]?.id}'`)
  expect(await listed(departments[0]?.id ?? '')).toMatchObject({
    total: before + 1,
    people: expect.arrayContaining([
      expect.objectContaining({ full_name: 'Ali Oz', department_name: departments[0]?.name }),
    ]) as unknown,
  })
  expect((await listed(world.corporateB.departments[0]?.id ?? '')).total).toBe(0)
})

it('undecided people are reminded once, however many managers press the button', async () => {
  await letTwoChoose()
  await letEceWorkElsewhere()
  const { total } = await undecided()
  const answers = await Promise.all([remind(), remind(), remind()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 201)?.body).toEqual({ success: true, reminded: total })
  expect((await remind()).problem.code).toBe('reminder.sent')
  expect(await nextMenu()).toMatchObject({ reminded_at: '2026-11-11T09:00:00.000Z', can_remind: false })

  const worker = startWorker(product, { info: () => undefined, error: () => undefined })
  const jobs = () => product.sql('SELECT FROM graphile_worker.jobs')
  try {
    await expect.poll(jobs, { interval: 25 }).toEqual([])
  } finally {
    await worker.stop()
  }
  const reminders = async (person: Person | undefined) =>
    (await product.call('listNotifications', { as: await eater(person), path: of(person) })).body.notifications.filter(
      ({ subject }) => subject === 'reminder',
    )
  expect(await Promise.all(people.map(async (person) => (await reminders(person)).length))).toEqual([0, 0, 0, 1])
  expect((await reminders(people[3]))[0]?.body).toContain('12\u00a0Kasım')
})

it('reminding is not possible after the cut-off', async () => {
  product.clock.set('2026-11-11T21:00:00Z')
  expect((await remind()).problem.code).toBe('reminder.closed')
  expect((await undecided()).total).toBe(0)
  expect((await nextMenu())?.date).not.toBe(world.menuDate)
})
