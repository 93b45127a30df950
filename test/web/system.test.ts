import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Workplace } from '../support/world.ts'
import { chooses, downloads, eventually } from './panel-steps.ts'

const entries = ({ page }: Visitor) => page.getByRole('list', { name: 'İşlem kayıtları' }).getByRole('listitem')

/** The path of the displayed picture, whatever its server. */
const pathOf = (picture: Locator): Promise<string> =>
  picture.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)

describe('The system tab', () => {
  const stage = useStage(desktop, phone)
  const entersAs = async (
    role: 'corporateOwner' | 'corporate4' | 'corporate3' | 'corporate1',
    of: Workplace,
    tab = 'company',
  ) => stage.visit(`${dashboardOf(stage.product, of.people[role], 'system')}?tab=${tab}`, { as: of.people[role] })

  test("changes the company's details, here and in the header", async () => {
    const { product, world } = stage
    const { company } = world.corporateB
    const owner = await entersAs('corporate4', world.corporateB)
    await owner.field('Şirket adı').waitFor()
    expect(await owner.isDisabled('Kaydet')).toBe(true)
    await owner.fills({ 'Şirket adı': 'B', Telefon: 'yok', 'Vergi kimlik numarası': '1234567891' })
    await owner.presses('Kaydet')
    await owner.sees('Şirket adı en az 2 karakter olmalı', 'Geçerli bir telefon numarası yazın')
    await owner.sees(/geçerli bir vergi kimlik numarası değil/)
    await owner.checksScreen('company with mistakes')
    await owner.fills({
      'Şirket adı': 'Boğaziçi Yazılım A.Ş.',
      Telefon: '0212 555 44 33',
      Sokak: 'Çiçek Sk. 5',
      İlçe: 'Beşiktaş',
      Şehir: 'İstanbul',
      'Posta kodu': '34330',
      'Vergi kimlik numarası': '123 456 7890',
    })
    await owner.presses('Kaydet')
    await owner.sees('Ayarlar güncellendi')
    await eventually(() => owner.page.getByRole('banner').innerText()).toContain('Boğaziçi Yazılım A.Ş.')
    expect(await owner.isDisabled('Kaydet')).toBe(true)
    await owner.checksScreen('company')
    expect(
      await product.sql(`SELECT name, tax_number, phone, address FROM companies WHERE id = '${company.id}'`),
    ).toMatchObject([
      {
        name: 'Boğaziçi Yazılım A.Ş.',
        tax_number: '1234567890',
        phone: '0212 555 44 33',
        address: { street: 'Çiçek Sk. 5', district: 'Beşiktaş', city: 'İstanbul', postal_code: '34330' },
      },
    ])
  })

  test('sets how long before the cut-off people are reminded', async () => {
    const { company } = stage.world.corporateB
    const owner = await entersAs('corporate4', stage.world.corporateB)
    const hours = () => stage.product.sql(`SELECT reminder_hours AS hours FROM companies WHERE id = '${company.id}'`)
    expect(await hours()).toEqual([{ hours: 3 }])
    await owner.named('combobox', 'Seçim hatırlatması').selectOption('5')
    await owner.presses('Kaydet')
    await owner.sees('Ayarlar güncellendi')
    expect(await hours()).toEqual([{ hours: 5 }])
    await owner.reloads()
    await expect.poll(() => owner.named('combobox', 'Seçim hatırlatması').inputValue()).toBe('5')
  })

  test('uses an uploaded picture as the logo, here and in the header, and removes it again', async () => {
    const owner = await entersAs('corporate4', stage.world.cateringB)
    const field = owner.page.getByRole('group', { name: 'Logo' })
    const chooses = (name: string, buffer: Buffer) =>
      owner.page.getByLabel('Logo: dosya').setInputFiles({ name, mimeType: 'image/png', buffer })
    const width = (image: Locator) => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)
    const inHeader = owner.page.getByRole('banner').locator('img')

    await field.waitFor()
    owner.expectsRefusal(422)
    await chooses('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await owner.sees('Yalnızca PNG, JPEG ve WebP resimleri yüklenebilir.')
    await owner.checksScreen('logo that is none')
    await chooses('logo.png', readFileSync(join(import.meta.dirname, '../fixtures/plate-chromium.png')))
    await owner.presses('Kaydet')
    await owner.sees('Ayarlar güncellendi')
    await eventually(() => width(field.locator('img'))).toBe(1200)
    await eventually(() => width(inHeader)).toBe(1200)
    await owner.checksScreen('company with a logo')

    await owner.presses('Kaldır')
    await owner.presses('Kaydet')
    await eventually(() => inHeader.count()).toBe(0)
  })

  test('shrinks a photo from a phone before it is sent', async () => {
    const owner = await entersAs('corporateOwner', stage.world.cateringA)
    await owner.page.getByRole('group', { name: 'Logo' }).waitFor()
    const bytes = await owner.page.getByLabel('Logo: dosya').evaluate(async (input: HTMLInputElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = 4000
      canvas.height = 3000
      const pen = canvas.getContext('2d')!
      const noise = pen.createImageData(1000, 1000)
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, Math.min(at + 65_536, noise.data.length)))
      pen.putImageData(noise, 0, 0)
      const photo = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'))
      const files = new DataTransfer()
      files.items.add(new File([photo], 'foto.png', { type: 'image/png' }))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      return photo.size
    })
    expect(bytes).toBeGreaterThan(3_000_000)
    const logo = owner.page.getByRole('group', { name: 'Logo' }).locator('img')
    await eventually(() => pathOf(logo)).toMatch(/^\/api\/images\//)
    await owner.presses('Kaldır')
  })

  test('keeps what is typed during a save, and saves it the next time', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    const owner = await entersAs('corporate4', world.corporateA)
    const value = (label: string) => owner.field(label).inputValue()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await owner.page.route(`**/${company.id}/settings`, async (route) => {
      const response = await route.fetch()
      if (route.request().method() !== 'GET') await held
      await route.fulfill({ response })
    })
    await owner.fills({ 'Şirket adı': `  ${company.name} AŞ`, Sokak: 'Gül Sk. 1' })
    await owner.presses('Kaydet')
    await eventually(() => owner.isDisabled('Kaydet')).toBe(true)
    await owner.fills({ Sokak: 'Gül Sk. 12', İlçe: 'Kadıköy' })
    answer()
    await owner.sees('Ayarlar güncellendi')
    await eventually(() => value('Şirket adı')).toBe(`${company.name} AŞ`)
    expect([await value('Sokak'), await value('İlçe')]).toEqual(['Gül Sk. 12', 'Kadıköy'])
    const saved = async () => (await product.sql(`SELECT address FROM companies WHERE id = '${company.id}'`))[0]
    expect(await saved()).toMatchObject({ address: { street: 'Gül Sk. 1' } })
    await owner.presses('Kaydet')
    await eventually(saved).toMatchObject({ address: { street: 'Gül Sk. 12', district: 'Kadıköy' } })
    await eventually(() => owner.isDisabled('Kaydet')).toBe(true)
  })

  test('shows the given logo, or the last one that loaded, or a drawn one, or an icon', async () => {
    const { supplier } = stage.world
    const owner = await entersAs('corporateOwner', supplier)
    const logo = owner.page.locator('section img').first()
    const source = () => pathOf(logo)
    const saves = async (url: string) => {
      await stage.product.sql(
        `UPDATE companies SET logo_url = nullif('${url}', '') WHERE id = '${supplier.company.id}'`,
      )
      await owner.reloads()
    }
    await eventually(source).toBe('/company-logo.svg')
    owner.expectsRefusal(404)
    await saves('/favicon.svg')
    await eventually(source).toBe('/favicon.svg')
    await eventually(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await saves('/olmayan.svg')
    await eventually(source).toBe('/favicon.svg')
    await saves('')
    await eventually(source).toBe('/company-logo.svg')
    await saves('/olmayan.svg')
    await eventually(source).toBe('/company-logo.svg')
    await owner.page.route('**/company-logo.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
    await owner.reloads()
    await owner.field('Şirket adı').waitFor()
    await eventually(() => logo.count()).toBe(0)
    await owner.checksScreen('company without a picture')
  })

  test('is read-only below level 4, and has no log below level 3', async () => {
    const { cateringA } = stage.world
    const manager = await entersAs('corporate3', cateringA)
    await manager.sees('Posta kodu')
    await expect.poll(() => manager.button('Kaydet').count()).toBe(0)
    await expect.poll(() => manager.named('tab', 'İşlem kayıtları').count()).toBe(1)
    const reader = await entersAs('corporate1', cateringA, 'logs')
    await reader.sees('Posta kodu')
    await expect.poll(() => reader.named('tab', 'İşlem kayıtları').count()).toBe(0)
    await reader.checksScreen('company, read-only')
  })

  test('shows what happened, filtered, page by page and as a workbook', async () => {
    const { product, world } = stage
    const { company, people, departments } = world.corporateA
    const manager = await entersAs('corporate3', world.corporateA, 'logs')
    await manager.sees('“Gece” oluşturuldu (22:00–06:00)')
    const rename = {
      path: { type: 'corporate', companyId: company.id, departmentId: departments[0]?.id ?? '' },
      body: { name: '=Üretim' },
      as: await stage.tokenOf(people.corporate4),
    } as const
    expect((await product.call('updateDepartment', rename)).status).toBe(200)
    await product.sql(`INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
      SELECT gen_random_uuid(), '${company.id}', 'MAIL_SENT', 'users.imported', jsonb_build_object('imported', n), timestamptz '2026-10-01T09:00Z' + n * interval '1 hour' FROM generate_series(1, 60) n`)
    await manager.opensTab('Şirket bilgileri')
    await manager.opensTab('İşlem kayıtları')
    await manager.sees('Departman adı “=Üretim” olarak değiştirildi', 'Deneme corporate4')
    await manager.checksScreen('log')
    await expect.poll(() => entries(manager).count()).toBe(50)
    await manager.presses('Daha fazla göster')
    await eventually(() => entries(manager).count()).toBeGreaterThan(60)

    await chooses(manager, 'Tür', 'Mesaj gönderildi')
    await manager.fills({ 'Başlangıç tarihi': '02.10.2026', 'Bitiş tarihi': '01.10.2026' })
    await manager.sees('Bitiş tarihi başlangıçtan önce olamaz')
    await manager.checksScreen('log of an impossible time')
    await manager.fills({ 'Bitiş tarihi': '02.10.2026' })
    await eventually(() => entries(manager).count()).toBe(24)
    const { name, cells } = await downloads(manager, "Excel'e aktar")
    expect(name).toBe('islem-kayitlari.xlsx')
    expect(cells[0]).toEqual(['Tarih', 'Tür', 'Açıklama', 'Yapan'])
    expect(cells).toHaveLength(25)
    expect(cells[1]?.slice(1, 3)).toEqual(['Mesaj gönderildi', 'Listeden 35 çalışan eklendi'])
    await chooses(manager, 'Tür', 'Başvuru onaylandı')
    await manager.sees('Bu filtreye uyan kayıt bulunamadı.')

    manager.expectsRefusal(500)
    await manager.page.route('**/audit-logs/export*', (route) => route.fulfill({ status: 500, body: '' }))
    await manager.presses("Excel'e aktar")
    await manager.sees('Dışa aktarma sırasında hata oluştu')
  })

  test('says if nothing has been logged yet, or if the log cannot be read', async () => {
    const { cateringB } = stage.world
    const owner = await entersAs('corporateOwner', cateringB)
    await owner.page.route('**/audit-logs?*', (route) => route.fulfill({ json: { logs: [], has_more: false } }))
    await owner.opensTab('İşlem kayıtları')
    await owner.sees('Henüz işlem kaydı bulunmamaktadır.')
    await owner.checksScreen('empty log')
    owner.expectsRefusal(500)
    await owner.page.route('**/settings', (route) => route.fulfill({ status: 500, body: '' }))
    await owner.opensTab('Şirket bilgileri')
    await owner.reloads()
    await owner.sees('Ayarlar yüklenirken hata oluştu')
    await owner.checksScreen('company that could not be loaded')
  })
})
