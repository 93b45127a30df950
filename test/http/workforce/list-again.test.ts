import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../../src/http/contract/contract-types.ts'
import { logOf } from '../../support/log-of.ts'
import { multipart } from '../../support/multipart.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { workbookOf } from '../../support/workbook.ts'
import { enrol, nextPhone, tokenOf } from '../../support/world.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Güncel Fabrika')
const headings = ['Ad Soyad', 'Telefon', 'E-posta', 'Departman']

const send = async (query: string, rows: string[][]) => {
  const { headers, body } = multipart({ name: 'liste.xlsx', content: Buffer.from(await workbookOf(headings, ...rows)) })
  const { status, text } = await product.send({
    method: 'POST',
    path: `/api/corporate/${firm.company.id}/employees/bulk-import${query}`,
    headers: { ...headers, authorization: `Bearer ${await tokenOf(product, firm.people.corporate3)}` },
    body,
  })
  expect(status).toBe(200)
  return JSON.parse(text) as AnswerOf<'importEmployees'>
}
const update = async (updates: AnswerOf<'importEmployees'>['changes'][number]['update'][], createDepartments = false) =>
  product.call('updateListed', {
    as: await tokenOf(product, firm.people.corporate3),
    path: { type: 'corporate', companyId: firm.company.id },
    query: { create_departments: createDepartments },
    body: { updates },
  })

describe('A list that is imported again', () => {
  it('says who is new, who changes and who is missing, and changes whom somebody takes', async () => {
    const stays = await enrol(product, firm.company, 'individual')
    const leaves = await enrol(product, firm.company, 'individual')
    const everybody = [...Object.values(firm.people), stays]
    const rows = [
      ...everybody.map(({ phone }) => ['', phone, '', '']),
      ['Yeni Kişi', nextPhone(), '', ''],
      ['', '0532', '', ''],
    ]
    rows[everybody.length - 1] = ['Deneme Güncel', stays.phone, 'guncel@poyraz.example', 'Kalite Güvence']
    await product.sql(`UPDATE users SET full_name = 'Yeni Kişi' WHERE id = '${leaves.id}'`)
    const before = await logOf(product, firm.company.id)
    const told = await send('?mode=preview', rows)
    expect(await logOf(product, firm.company.id)).toEqual(before)
    expect(told).toMatchObject({
      imported_count: 1,
      already_registered: everybody.length,
      failed_count: 1,
      users: [],
      missing_departments: [{ name: 'Kalite Güvence', row_count: 1 }],
      changes: [
        {
          row: everybody.length + 1,
          message: null,
          present: { email: null, department: null, is_active: true },
          update: { user_id: stays.id, full_name: 'Deneme Güncel', email: 'guncel@poyraz.example' },
        },
      ],
      not_listed: {
        total: 1,
        users: [
          { user_id: leaves.id, full_name: 'Yeni Kişi', department_name: null, namesake_row: everybody.length + 2 },
        ],
      },
    })

    const changes = told.changes.map(({ update }) => ({ ...update, department: 'Kalite Güvence' }))
    const done = await update([...changes, { user_id: leaves.id, is_active: false }], true)
    expect(done).toMatchObject({ status: 200, body: { updated_count: 2, refused: [], cancelled_choices: 0 } })
    expect(
      await product.sql(`SELECT u.full_name, email, d.name, u.is_active FROM users u LEFT JOIN departments d ON d.id = u.department_id
        WHERE u.id IN ('${stays.id}', '${leaves.id}') ORDER BY u.is_active`),
    ).toEqual([
      { full_name: 'Yeni Kişi', email: null, name: null, is_active: false },
      { full_name: 'Deneme Güncel', email: 'guncel@poyraz.example', name: 'Kalite Güvence', is_active: true },
    ])
    expect(await send('?mode=preview', rows)).toMatchObject({ changes: [], not_listed: { total: 0 } })
  })

  it('never makes anybody leave, and changes no member, when it is only imported', async () => {
    const { id, phone } = await enrol(product, firm.company, 'individual')
    const state = () => product.sql(`SELECT full_name, is_active FROM users WHERE company_id = '${firm.company.id}'`)
    const before = await state()
    expect(await send('', [['Bambaşka Ad', phone, '', '']])).toMatchObject({
      imported_count: 0,
      already_registered: 1,
      changes: [],
      not_listed: { total: 0, users: [] },
    })
    expect(await state()).toEqual(before)
    expect(await send('', [['', phone, 'x@y@z', '']])).toMatchObject({ imported_count: 0, already_registered: 1 })
    const refused = await update([
      { user_id: id, department: 'Olmayan' },
      { user_id: firm.people.corporate4.id, full_name: 'Ad Soyad' },
    ])
    expect(refused.body).toMatchObject({
      updated_count: 0,
      refused: [
        { id: firm.people.corporate4.id, code: 'employee.above_you' },
        { id, code: 'row.department_unknown', message: 'Departman bulunamadı: “Olmayan”' },
      ],
    })
  })

  it('is brought up to date once by two managers at the same moment, whichever order they name people in', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => enrol(product, firm.company, 'individual')))
    const named = (name: string) => people.map(({ id }) => ({ user_id: id, full_name: name }))
    const [one, other] = await Promise.all([update(named('Birinci Ad')), update(named('İkinci Ad').reverse())])
    expect([one.status, other.status]).toEqual([200, 200])
    const names = await product.sql(
      `SELECT DISTINCT full_name FROM users WHERE id IN (${people.map(({ id }) => `'${id}'`).join()})`,
    )
    expect(names).toHaveLength(1)
  })
})
