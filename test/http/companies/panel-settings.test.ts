import { logOf } from '../../support/log-of.ts'
import exceljs from 'exceljs'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyTypes, type Role } from '../../../src/core/actors/rules.ts'
import { enrol, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct({ env: { IMAGE_HOSTS: 'resim.ornek.com' } })

const placeOf = ({ company }: Workplace) => ({ type: company.type, companyId: company.id })

describe.each(companyTypes)('the settings of a %s company', (type) => {
  let house: Workplace
  beforeAll(async () => {
    house = await createWorkplace(product, type, `Ayarlı ${type}`)
  })
  const change = async (body: object, role: Role = 'corporate4') =>
    product.call('updateCompany', { as: await tokenOf(product, house.people[role]), path: placeOf(house), body })
  const settings = async () =>
    (
      await product.call('getCompanySettings', {
        as: await tokenOf(product, house.people.corporate1),
        path: placeOf(house),
      })
    ).body

  it('are changed by the owner and level 4, with one log entry about what changed', async () => {
    const { slug } = await settings()
    const reply = await change({
      name: ' Yeni  Ad ',
      phone: '0212 555 44 33',
      address: { city: 'İzmir', postal_code: '35000' },
    })
    expect(reply.body.company).toMatchObject({
      name: 'Yeni Ad',
      slug,
      phone: '0212 555 44 33',
      address: { street: '', district: '', city: 'İzmir', postal_code: '35000' },
      logo_url: null,
    })
    await change({ address: { street: 'Gül Sokak 5' } }, 'corporateOwner')
    await change({ name: 'Yeni Ad' })
    expect(await settings()).toMatchObject({
      address: { street: 'Gül Sokak 5', district: '', city: 'İzmir', postal_code: '35000' },
    })
    const rows = (await logOf(product, house.company.id))
      .filter(({ description }) => description.startsWith('Şirket bilgileri'))
      .map(({ description, meta }) => ({ description, changes: meta['changes'] }))
    expect(rows).toEqual([
      {
        description: 'Şirket bilgileri güncellendi (ad, telefon, şehir, posta kodu)',
        changes: {
          name: { from: `Ayarlı ${type}`, to: 'Yeni Ad' },
          phone: { from: null, to: '0212 555 44 33' },
          city: { from: '', to: 'İzmir' },
          postal_code: { from: '', to: '35000' },
        },
      },
      { description: 'Şirket bilgileri güncellendi (sokak)', changes: { street: { from: '', to: 'Gül Sokak 5' } } },
    ])
  })

  it('accept a logo only from this site or a configured host', async () => {
    for (const logo_url of ['/logo.png', 'https://resim.ornek.com/a.png', null, ''])
      expect([logo_url, (await change({ logo_url })).status]).toEqual([logo_url, 200])
    for (const logo_url of [
      'http://resim.ornek.com/a.png',
      'https://kotu.com/a.png',
      '//kotu.com/a.png',
      '/\\kotu.com/a',
      '/\t/kotu.com/a',
      'data:image/png;base64,AA',
      'javascript:alert(1)',
      'logo.png',
    ])
      expect([logo_url, (await change({ logo_url })).problem.code]).toEqual([logo_url, 'company.logo_not_allowed'])
  })
})

describe('the log', () => {
  let house: Workplace
  beforeAll(async () => {
    house = await createWorkplace(product, 'catering', 'Günlüklü')
    const me = await tokenOf(product, house.people.corporate4)
    const target = await enrol(product, house.company, 'corporate1', { fullName: '=HYPERLINK("http://kotu.com")' })
    const path = { ...placeOf(house), userId: target.id }
    product.clock.set('2026-11-10T20:59:00Z')
    await product.call('assignRole', { as: me, path, body: { role: 'corporate2' } })
    product.clock.set('2026-11-10T21:01:00Z')
    await product.call('updateEmployee', { as: me, path, body: { email: 'a@b.co' } })
    product.clock.set('2026-11-11T09:00:00Z')
  })
  const list = async (query: object = {}) =>
    (
      await product.call('listAuditLogs', {
        as: await tokenOf(product, house.people.corporate3),
        path: placeOf(house),
        query,
      })
    ).body
  const download = async (query: object = {}) => {
    const reply = await product.call('exportAuditLogs', {
      as: await tokenOf(product, house.people.corporate3),
      path: placeOf(house),
      query,
    })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(reply.body as unknown as ArrayBuffer)
    const rows: string[][] = []
    workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as string[]).slice(1)))
    return { reply, rows }
  }

  it('is filtered by type and by days in Turkish time, and paged', async () => {
    expect((await list({ log_type: 'ROLE_ASSIGNED' })).logs).toMatchObject([
      {
        type: 'ROLE_ASSIGNED',
        actor_id: house.people.corporate4.id,
        actor_name: 'Deneme corporate4',
        meta: { role: 'corporate2' },
      },
    ])
    expect((await list({ end_date: '2026-11-10' })).logs.map(({ type }) => type)).toEqual(['ROLE_ASSIGNED'])
    expect((await list({ start_date: '2026-11-11', log_type: 'USER_UPDATED' })).logs).toHaveLength(1)
    expect(await list({ limit: 2 })).toMatchObject({ has_more: true })
    expect((await list({ limit: 2, offset: 2 })).logs).toHaveLength(2)
    const reply = await product.call('listAuditLogs', {
      as: await tokenOf(product, house.people.corporate3),
      path: placeOf(house),
      query: { start_date: '2026-11-12', end_date: '2026-11-11' },
    })
    expect([reply.status, reply.problem.code]).toEqual([422, 'log.range_invalid'])
  })

  it('is exported as a workbook without formulas', async () => {
    const { reply, rows } = await download()
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=islem-kayitlari.xlsx',
    })
    expect(rows[0]).toEqual(['Tarih', 'Tür', 'Açıklama', 'Yapan'])
    expect(rows.find((row) => row[1] === 'Rol değiştirildi')).toEqual([
      '10.11.2026 23:59:00',
      'Rol değiştirildi',
      `'=HYPERLINK("http://kotu.com") adlı kişinin rolü değiştirildi: Çalışan → Alt Düzey Yönetici`,
      'Deneme corporate4',
    ])
    expect(rows).toHaveLength(1 + (await list()).logs.length)
    expect((await download({ log_type: 'ROLE_ASSIGNED' })).rows).toHaveLength(2)
  })

  it('is exported in full, however long it is', async () => {
    const { company } = await createWorkplace(product, 'supplier', 'Uzun Günlüklü')
    const owner = await enrol(product, company, 'corporateOwner')
    await product.sql(`INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
      SELECT gen_random_uuid(), '${company.id}', 'MAIL_SENT', 'users.imported', jsonb_build_object('imported', n), '2026-11-01T00:00:00Z'::timestamptz + (n / 7) * interval '1 second' FROM generate_series(1, 3500) n`)
    const reply = await product.call('exportAuditLogs', {
      as: await tokenOf(product, owner),
      path: { type: 'supplier', companyId: company.id },
      query: { log_type: 'MAIL_SENT' },
    })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(reply.body as unknown as ArrayBuffer)
    const texts = new Set<unknown>()
    workbook.worksheets[0]?.eachRow((row) => texts.add(row.getCell(3).value))
    expect(texts.size).toBe(3501)
  })
})
