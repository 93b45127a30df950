import exceljs from 'exceljs'
import { beforeAll, expect, it } from 'vitest'
import { contractOperations } from '../../support/product.ts'
import { rawRequestOf } from '../../support/client.ts'
import { enrol, keyOf, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const logged: object[] = []
const product = useProduct({ onLog: (facts) => logged.push(facts) })
const world = useWorld(product)
/** Names that occur nowhere else. */
const names = ['Zeliha Gizlican', 'Yakup Saklıoğlu', 'Ümran Örtülü', 'Şükrü Mahrem']
const people: Person[] = []
beforeAll(async () => {
  for (const fullName of names) {
    const departmentId = world.corporateA.departments[1]?.id ?? null
    people.push(await enrol(product, world.corporateA.company, 'individual', { fullName, departmentId }))
  }
  const [zeliha, yakup, umran, sukru] = people as [Person, Person, Person, Person]
  const choose = async (person: Person, choice: string) =>
    expect((await as(person, 'saveChoice', { body: { ...day(), choice, catering_id: catering() } })).status).toBe(200)
  await choose(zeliha, 'GELENEKSEL1')
  await choose(yakup, 'SKIP')
  await choose(umran, 'ALTERNATIF1')
  expect((await as(umran, 'withdrawChoice', { query: day() })).status).toBe(200)
  const always = [{ shift_id: world.dayShift.id, weekday: 4, label: null }]
  expect((await as(sukru, 'saveStandingChoices', { body: { choices: always } })).status).toBe(200)
  expect((await as(yakup, 'createRequest', { body: { title: 'Tuz', message: 'Az tuzlu olsun.' } })).status).toBe(201)
  await leave(zeliha)
})

const catering = () => world.cateringA.company.id
const firm = () => world.corporateA.company.id
const day = () => ({ date: world.menuDate, shift_id: world.dayShift.id })
const send = async (id: string, token: string, parts: { path?: object; query?: object; body?: object }) => {
  const operation = contractOperations.find((one) => one.id === id)!
  return product.send(rawRequestOf(operation, { ...parts, as: token }))
}
const as = async (person: Person, id: string, parts: { query?: object; body?: object }) =>
  send(id, await tokenOf(product, person, 'individual'), { ...parts, path: { companyId: firm(), userId: person.id } })
/** Deactivates somebody who has chosen, which cancels their future choices. */
const leave = async ({ id }: Person) =>
  expect(
    (
      await send('updateEmployee', await tokenOf(product, world.corporateA.people.corporate4), {
        path: { type: 'corporate', companyId: firm(), userId: id },
        body: { is_active: false },
      })
    ).status,
  ).toBe(200)

/** Every read operation, called for each of the four people, for both companies and for the days of the menu. */
const readAll = async (token: string) => {
  const answers: { id: string; status: number; text: string }[] = []
  const asked = new Set<string>()
  const types = [
    ['corporate', firm()],
    ['catering', catering()],
  ] as const
  for (const operation of contractOperations.filter(({ method }) => method.toUpperCase() === 'GET'))
    for (const [type, companyId] of types)
      for (const { id: userId } of people.slice(0, 2)) {
        const path = { type, companyId, cateringId: catering(), corpId: firm(), userId }
        const values = {
          ...day(),
          start_date: world.menuDate,
          end_date: world.menuDate,
          type: operation.id === 'listMessages' ? 'inbox' : type,
          catering_id: catering(),
          user_id: userId,
          company_id: companyId,
        }
        const names = required[operation.id] ?? []
        const query = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
        const request = rawRequestOf(operation, { path, query, as: token })
        if (asked.has(request.path)) continue
        asked.add(request.path)
        const { status, text, bytes, headers } = await product.send(request)
        const isWorkbook = status === 200 && headers['content-type']?.includes('spreadsheet') === true
        answers.push({ id: operation.id, status, text: isWorkbook ? await textOf(bytes) : text })
      }
  return answers
}
/** Query parameters that an operation requires. */
const required: Record<string, string[]> = {
  searchCompanies: ['type'],
  listCompanies: ['type'],
  listCompanyCities: ['type'],
  listMessages: ['type'],
  getProfile: ['user_id', 'company_id'],
  listUndecided: ['date'],
  listPartnerships: ['catering_id'],
  getFirmLists: ['date'],
  exportFirmLists: ['date'],
  listMenuDays: ['shift_id', 'start_date', 'end_date'],
  getMenuWeek: ['start_date'],
  countMissingMenus: ['start_date', 'end_date'],
  getKitchenLists: ['date'],
  exportKitchenLists: ['date'],
}
const textOf = async (bytes: Buffer) => {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)
  return JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()))
}

/** Anything that would reveal a choice. */
const traces = /GELENEKSEL|ALTERNATIF|SKIP|Yemeyece|Kuru fasulye|Sebzeli makarna|standing/i

/** The objects in an answer that identify one of the people. */
const about = (value: unknown): object[] => {
  if (value === null || typeof value !== 'object') return []
  const own = Object.values(value).some(
    (one) => typeof one === 'string' && [...names, ...people.map(({ id }) => id)].some((name) => one.includes(name)),
  )
  return own ? [value] : Object.values(value).flatMap(about)
}

const answered = (answers: { id: string; status: number }[]) =>
  new Set(answers.flatMap(({ id, status }) => (status === 200 ? [id] : [])))

it.each(['corporateOwner', 'corporate1', 'individual'] as const)(
  'a caterer with the role %s cannot find out who anybody in a firm is',
  async (role) => {
    const answers = await readAll(await tokenOf(product, world.cateringA.people[role]))
    for (const { id, text } of answers)
      for (const trace of [
        ...names,
        ...names.map((name) => name.split(' ')[1]!),
        ...people.flatMap(({ id, phone }) => [id, phone]),
      ])
        expect(text.includes(trace), `${id} tells of ${trace}`).toBe(false)
    const kitchen = ['getKitchenStats', 'getKitchenLists', 'exportKitchenLists', 'listKitchenRequests', 'listMenuDays']
    if (role !== 'individual') expect([...answered(answers)]).toEqual(expect.arrayContaining(kitchen))
  },
)

it.each(['corporateOwner', 'corporate3', 'corporate1', 'individual'] as const)(
  'nobody of the firm with the role %s can find out what others chose or that they skipped',
  async (role) => {
    const person = world.corporateA.people[role]
    for (const kind of ['staff', 'individual'] as const) {
      if (kind === 'staff' && role === 'individual') continue
      const answers = await readAll(await tokenOf(product, person, kind))
      for (const { id, status, text } of answers.filter(({ text }) => text.startsWith('{'))) {
        if (id.startsWith('export')) continue
        for (const one of about(JSON.parse(text)))
          expect(traces.test(JSON.stringify(one)), `${id} ${status}: ${JSON.stringify(one)}`).toBe(false)
      }
      const namesPeople = ['exportAuditLogs', 'exportEmployees']
      for (const { id, text } of answers.filter(({ id }) => id.startsWith('export') && !namesPeople.includes(id)))
        for (const name of names) expect(text.includes(name), id).toBe(false)
      for (const { id, text } of answers.filter(({ id }) => /Audit|exportEmployees/.test(id)))
        expect(/GELENEKSEL|ALTERNATIF|SKIP|Yemeyece|Kuru fasulye/.test(text), id).toBe(false)
      if (kind === 'staff' && role === 'corporateOwner')
        expect([...answered(answers)]).toEqual(
          expect.arrayContaining([
            'listUndecided',
            'getFirmLists',
            'exportFirmLists',
            'exportAuditLogs',
            'listEmployees',
            'getEmployee',
          ]),
        )
      const own = answers.filter(
        ({ id, status }) => /MenuPlay|StandingChoices|listChoices|UsualShifts/.test(id) && status === 200,
      )
      expect(own).toEqual([])
    }
  },
)

it('keys of both companies cannot find out more', async () => {
  const ofCaterer = await readAll((await keyOf(product, catering(), 'corporate4')).token)
  for (const { id, text } of ofCaterer)
    for (const trace of [...names, ...people.map(({ id }) => id)]) expect(text.includes(trace), id).toBe(false)
  const ofFirm = await readAll((await keyOf(product, firm(), 'corporate4')).token)
  expect([...answered(ofFirm)]).toEqual(expect.arrayContaining(['listUndecided', 'getFirmLists', 'listEmployees']))
  for (const { id, text } of ofFirm.filter(({ text }) => text.startsWith('{')))
    for (const one of about(JSON.parse(text))) expect(traces.test(JSON.stringify(one)), id).toBe(false)
})

it('the audit log and the server log contain nothing of it', async () => {
  const trail = JSON.stringify(await product.sql('SELECT * FROM audit_logs'))
  expect(trail.length).toBeGreaterThan(1000)
  expect(/"SKIP"|GELENEKSEL1|ALTERNATIF1/.test(trail)).toBe(false)
  expect(logged.length).toBeGreaterThan(50)
  expect(/SKIP|GELENEKSEL|ALTERNATIF|fasulye/.test(JSON.stringify(logged))).toBe(false)
})
