import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byHandoutOrder } from '../../src/core/workforce/rules.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { workbookOf } from '../support/workbook.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Workplace } from '../support/world.ts'
import { downloads, eventually, hasFocusOn } from './panel-steps.ts'

const fixture = (name: string): string => join(import.meta.dirname, '..', 'fixtures', name)

describe('A list of employees', () => {
  const stage = useStage(desktop, phone)
  const opensImport = async (of: Workplace) => {
    const manager = await stage.visit(dashboardOf(stage.product, of.people.corporate3, 'employees'), {
      as: of.people.corporate3,
    })
    await manager.presses('Toplu çalışan ekle')
    return manager
  }
  const uploads = async (
    visitor: Visitor,
    file: Parameters<ReturnType<Visitor['page']['locator']>['setInputFiles']>[0],
  ) => {
    await visitor.page.locator('input[type=file]').setInputFiles(file)
    await visitor.presses('Yükle')
  }

  test('brings people up to date: who changes is ticked, who is missing is only proposed', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateB
    const nameOf = async ({ id }: { id: string }) =>
      String((await product.sql(`SELECT full_name FROM users WHERE id = '${id}'`))[0]?.['full_name'])
    const [first, missing] = [await nameOf(people.individual), await nameOf(people.corporate1)]
    const registered = await product.sql(
      `SELECT phone FROM users WHERE company_id = '${company.id}' AND is_active AND id <> '${people.corporate1.id}'`,
    )
    const rows = registered
      .map(({ phone }) => String(phone))
      .map((phone) => [phone === people.individual.phone ? 'Selin Güncel' : '', phone, ''])
    const manager = await opensImport(world.corporateB)
    const buffer = Buffer.from(await workbookOf(['Ad Soyad', 'Telefon', 'E-posta'], ...rows))
    await uploads(manager, { name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
    await manager.sees('Bilgileri değişecek 1 kişi', `Ad soyad: ${first} → Selin Güncel`, 'Listede olmayan 1 kişi')
    await manager.checksScreen('import of people who changed')
    const box = (name: string) => manager.page.getByRole('checkbox', { name })
    expect(await box(first).isChecked()).toBe(true)
    expect(await box(missing).isChecked()).toBe(false)
    await manager.presses('Uygula')
    await manager.sees('1 kişi listeye göre güncellendi.')
    expect(
      await product.sql(`SELECT full_name, is_active FROM users WHERE id IN ('${people.individual.id}', '${people.corporate1.id}')
        ORDER BY full_name = 'Selin Güncel'`),
    ).toEqual([
      { full_name: missing, is_active: true },
      { full_name: 'Selin Güncel', is_active: true },
    ])
  })

  test('shows which departments and shifts it would create, and creates them in one step', async () => {
    const { product, world } = stage
    const { company } = world.corporateB
    const manager = await opensImport(world.corporateB)
    const rows = [
      ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya'],
      ['Elif Yeni', '5329990001', 'Paketleme', 'Akşam'],
      ['Can Yeni', '5329990002', 'Sevkiyat', 'Gece 22.00-06.00'],
      ['Ece Yeni', '5329990003', 'Sevkiyat', 'Gece 22.00-06.00'],
      ['=Ali()', '0532 99', 'Sevkiyat', ''],
    ]
    const file = (name: string, content: Uint8Array) => ({
      name,
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(content),
    })
    await uploads(manager, file('liste.xlsx', await workbookOf(...rows)))
    await manager.sees(
      '3 kişi eklenecek, 1 satır hatalı. Listede adı geçen şunlar şirkette yok:',
      '2 departmanı aç: Paketleme (1 satır), Sevkiyat (2 satır)',
      '“Akşam” vardiyasını aç (1 satır)',
      '“Gece 22.00-06.00” vardiyasını aç (2 satır)',
      'Yine de eklenemeyecek satırlar',
    )
    const night = manager.page.getByRole('group', { name: 'Gece 22.00-06.00' })
    expect(await night.getByRole('combobox', { name: 'Başlangıç' }).inputValue()).toBe('22:00')
    expect(await night.getByRole('combobox', { name: 'Bitiş' }).inputValue()).toBe('06:00')
    await manager.checksScreen('import with unknown departments and shifts')
    expect(await product.sql(`SELECT FROM departments WHERE name = 'Paketleme'`)).toEqual([])
    await manager.presses('Aç ve yükle')
    await manager.sees('3 kişi eklendi, 1 satır eklenemedi', 'Düzeltilecek satırlar')
    await manager.checksScreen('import that is half a success')
    expect(
      await product.sql(
        `SELECT title, start_time FROM shifts WHERE company_id = '${company.id}' AND (title = 'Akşam' OR title LIKE 'Gece 22%') ORDER BY title`,
      ),
    ).toEqual([
      { title: 'Akşam', start_time: '16:00' },
      { title: 'Gece 22.00-06.00', start_time: '22:00' },
    ])
    const corrected = await downloads(manager, '1 satırı indir')
    expect(corrected).toMatchObject({ name: 'duzeltilecek-satirlar.xlsx' })
    expect(corrected.cells).toEqual([
      ['Ad Soyad', 'Telefon', 'E-posta', 'Departman', 'Vardiya', 'Neden'],
      ["'=Ali()", '0532 99', '', 'Sevkiyat', '', expect.stringMatching(/^Telefon numarası geçersiz/)],
    ])
    await downloads(manager, 'Şifreleri indir')
    await manager.presses('Kapat')

    await manager.presses('Toplu çalışan ekle')
    const [head = [], [, , ...rest] = []] = corrected.cells
    await uploads(manager, file('duzeltilmis.xlsx', await workbookOf(head, ['Ali Ak', '0532 999 00 04', ...rest])))
    await manager.sees('Yükleme tamamlandı')
    await downloads(manager, 'Şifreleri indir')
    await manager.presses('Kapat')
    await manager.sees('10 çalışan')
  })

  test('does not create what is not wanted, and leads back to the file', async () => {
    const manager = await opensImport(stage.world.supplier)
    const rows = [
      ['Ad Soyad', 'Telefon', 'Departman'],
      ['Elif Eski', '5329980011', 'Üretm'],
    ]
    const buffer = Buffer.from(await workbookOf(...rows))
    await uploads(manager, { name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
    await manager.sees('1 departmanı aç: Üretm (1 satır)')
    await manager.presses('Geri')
    await manager.presses('Yükle')
    await manager.named('checkbox', /departmanı aç/).uncheck()
    await manager.presses('Bunları açmadan yükle')
    await manager.sees('Yükleme başarısız oldu', 'Departman bulunamadı: “Üretm”')
    expect(await stage.product.sql(`SELECT FROM departments WHERE name = 'Üretm'`)).toEqual([])
  })

  test.each(['xlsx', 'xls'] as const)('hires five hundred people at once (.%s)', async (extension) => {
    const { product, world } = stage
    const house = extension === 'xlsx' ? world.corporateA : world.cateringA
    const manager = await opensImport(house)
    /** Both formats show the same screens. */
    const checksScreen = async (screen: string) => extension === 'xlsx' && manager.checksScreen(screen)
    const template = await downloads(manager, 'Şablonu indir')
    expect(template).toMatchObject({ name: 'calisan-sablonu.xlsx' })
    const ofShifts = house === world.corporateA ? ['Vardiya'] : []
    expect(template.cells[0]).toEqual(['Ad Soyad', 'Telefon', 'E-posta', 'Departman', ...ofShifts])
    await checksScreen('import dialog')
    await uploads(manager, fixture(`hires-libreoffice.${extension}`))
    await manager.sees('Yükleme tamamlandı', '500')
    await checksScreen('import result')

    await manager.presses('Kapat')
    await manager.sees('Şifreleri yazdırmadınız ya da indirmediniz. Kapatırsanız bir daha gösterilmez.')
    await checksScreen('passwords not downloaded')
    await manager.presses('Geri dön')
    await manager.presses('Fişleri yazdır')
    await eventually(() => manager.page.locator('.slip-sheet svg').count()).toBe(500)
    const sheet = await downloads(manager, 'Şifreleri indir')
    expect(sheet.name).toBe('tek-kullanimlik-sifreler.xlsx')
    expect(sheet.cells[0]).toEqual(['Departman', 'Ad Soyad', 'Telefon', 'Tek kullanımlık şifre'])
    expect(sheet.cells).toHaveLength(501)
    await manager.presses('Kapat')
    await manager.sees('506 çalışan')

    const people = sheet.cells.slice(1).map(([department = '', fullName = '']) => ({ department, fullName }))
    expect(people).toEqual(people.toSorted(byHandoutOrder))
    const slips = await manager.page.locator('.slip-sheet > div').allInnerTexts()
    expect(
      slips.map(
        (text, at) => text.includes(people[at]?.fullName ?? '-') && text.includes(people[at]?.department ?? '-'),
      ),
    ).not.toContain(false)
    const [department, name, phone = '', secret = ''] = sheet.cells[500] ?? []
    const [hired] = await product.sql(
      `SELECT full_name, role, d.name FROM users u JOIN departments d ON d.id = u.department_id WHERE u.company_id = '${house.company.id}' AND phone = '${phone}'`,
    )
    expect(hired).toEqual({
      full_name: name,
      role: extension === 'xlsx' ? 'individual' : 'corporate1',
      name: department,
    })
    const signIn = {
      phone,
      password: secret,
      company_type: extension === 'xlsx' ? 'individual' : 'catering',
      company_id: house.company.id,
    } as const
    expect((await product.call('login', { body: signIn })).body).toMatchObject({
      success: true,
      must_change_password: true,
    })

    await manager.presses('Toplu çalışan ekle')
    await uploads(manager, fixture(`hires-libreoffice.${extension}`))
    await manager.sees(/^Listede olmayan \d kişi$/)
    await manager.presses('Uygula')
    await manager.sees('Yeni kişi yok: 500 kişi zaten kayıtlı')
    await manager.doesNotSee('Düzeltilecek satırlar')
    await manager.presses('Kapat')
    await manager.sees('506 çalışan')
  })

  test('imports its good rows and reports the others', async () => {
    const manager = await opensImport(stage.world.cateringB)
    await uploads(manager, fixture('people-libreoffice.xlsx'))
    await manager.sees('1 departmanı aç: Uzay (1 satır)')
    await manager.named('checkbox', /departmanı aç/).uncheck()
    await manager.presses('Bunları açmadan yükle')
    await manager.sees('4 kişi eklendi, 4 satır eklenemedi')
    expect(
      await manager.page.getByRole('dialog').or(manager.page.getByRole('alertdialog')).locator('dd').allTextContents(),
    ).toEqual(['4', '0', '4'])
    expect(await manager.page.locator('[role$="dialog"] tbody tr td:first-child').allTextContents()).toEqual([
      '5',
      '6',
      '7',
      '8',
    ])
    await hasFocusOn(manager, 'Fişleri yazdır')
    await manager.presses('Kapat')
    await hasFocusOn(manager, 'Fişleri yazdır')
    await manager.presses('Yine de kapat')
    await hasFocusOn(manager, 'Toplu çalışan ekle')
    await manager.sees('10 çalışan', 'Çağla Şimşek')
  })

  test('leads to new slips for people already registered, one or all who have never signed in', async () => {
    const { world } = stage
    const manager = await opensImport(world.corporateA)
    const rows = [
      ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya'],
      ['Yeni Gelen', '5329960011', '', ''],
      ['Adı Başka', '5329960012', '', ''],
    ]
    const file = async (...more: string[][]) => ({
      name: 'liste.xlsx',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(await workbookOf(...rows, ...more)),
    })
    await uploads(manager, await file())
    await manager.sees('Yükleme tamamlandı')
    await manager.doesNotSee('Zaten kayıtlı kişiler')
    await manager.presses('Kapat')
    await manager.presses('Yine de kapat')
    await manager.presses('Toplu çalışan ekle')
    await uploads(manager, await file(['Deneme corporate1', world.corporateA.people.corporate1.phone, '', '']))
    await manager.sees('Yeni kişi yok: 3 kişi zaten kayıtlı', 'Zaten kayıtlı kişiler', 'Satır 2 · hiç giriş yapmadı')
    await manager.checksScreen('import of people who are registered')
    await manager.presses('Deneme corporate1: yeni şifre ver')
    await manager.sees(/^Deneme corporate1 adlı kişiye yeni tek kullanımlık şifre verilsin mi\?/)
    await manager.presses('Vazgeç')
    await manager.presses('Hiç giriş yapmamış 2 kişiye yeni şifre ver')
    await manager.presses('Yeni şifre ver')
    await manager.sees('2 kişiye yeni tek kullanımlık şifre verildi.')
    const { cells } = await downloads(manager, 'Şifreleri indir')
    expect(cells.slice(1).map(([, name]) => name)).toEqual(['Adı Başka', 'Yeni Gelen'])
    await manager.presses('Kapat')
    await manager.sees('Zaten kayıtlı kişiler')
  })

  test('is read without its shifts for a company that is not a firm, and says so', async () => {
    const manager = await opensImport(stage.world.cateringB)
    const rows = [
      ['Ad Soyad', 'Telefon', 'Vardiya'],
      ['Vardiyasız Kişi', '5329960013', 'Akşam'],
    ]
    const buffer = Buffer.from(await workbookOf(...rows))
    await uploads(manager, { name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
    await manager.sees(
      'Yükleme tamamlandı',
      'Vardiya sütunu (1 satır) dikkate alınmadı: vardiyalar yalnızca firmalarda vardır.',
    )
    await manager.presses('Kapat')
    await manager.presses('Yine de kapat')
  })

  test('is refused if it is something else, and can be sent again if the answer was lost', async () => {
    const { product, world } = stage
    const manager = await opensImport(world.supplier)
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
    await manager.page.locator('input[type=file]').setInputFiles(file('liste.csv', Buffer.from('Ad;Telefon')))
    await manager.sees(
      "Bu dosyayı Excel'de açıp .xlsx olarak kaydedin; yalnızca .xlsx ya da .xls dosyası yükleyebilirsiniz.",
    )
    expect(await manager.isDisabled('Yükle')).toBe(true)
    await manager.page.locator('input[type=file]').setInputFiles(file('liste.xlsx', Buffer.alloc(5 * 1024 * 1024 + 1)))
    await manager.sees('Dosya en fazla 5 MB olabilir.')
    manager.expectsRefusal(400)
    await uploads(manager, file('liste.xlsx', Buffer.from('Bu bir tablo değil')))
    await manager.sees(/^Toplu yükleme sırasında hata oluştu: ./)
    await manager.checksScreen('refused import')

    manager.expectsLostConnection()
    await manager.page.route(
      /bulk-import\?create_departments/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await uploads(manager, fixture('people-libreoffice.xls'))
    await manager.presses('Aç ve yükle')
    await manager.sees(
      'Toplu yükleme sırasında hata oluştu: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    )
    await manager.presses('Aç ve yükle')
    await manager.sees('5 kişi eklendi, 3 satır eklenemedi')
    const { cells } = await downloads(manager, 'Şifreleri indir')
    const [, , phone = '', secret = ''] = cells[1] ?? []
    expect(
      (
        await product.call('login', {
          body: { phone, password: secret, company_type: 'supplier', company_id: world.supplier.company.id },
        })
      ).status,
    ).toBe(200)
  })

  test('reports a template that cannot be downloaded', async () => {
    const manager = await opensImport(stage.world.corporateA)
    manager.expectsRefusal(503)
    await manager.page.route('**/excel-template', (route) => route.fulfill({ status: 503, body: '' }))
    await manager.presses('Şablonu indir')
    await manager.sees('Şablon indirme sırasında hata oluştu')
  })
})
