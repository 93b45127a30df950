import { beforeAll, describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { workbookOf } from '../support/workbook.ts'
import { enrol, password, createWorkplace, tokenOf, type Workplace } from '../support/world.ts'

const pasted = [
  'Kasım ayı 3. hafta menüsü',
  '16.11.2026 Pazartesi - Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote',
  '17/11/2026 – geleneksel 1: İzmir köfte, püre | ALTERNATİF 1: Sebze güveç',
  '17-11-2026: GELENEKSEL1: Kuru fasulye | ALTERNATIF1: Pide',
  '19.11.2026 - Geleneksel1: Mantı, yoğurt',
  '20.11.2026 - Geleneksel1: Karnıyarık | Diyet: Ton balıklı salata',
  '21.11.2026 - Geleneksel1: Tas kebabı | Alternatif1: Makarna',
  '01.11.2026 - Geleneksel1: Pilav üstü döner | Alternatif1: Salata',
].join('\n')

describe('The menu of a group', () => {
  const stage = useStage(desktop, phone)
  let catering: Workplace
  let groupId: string

  const firmOf = async (group: string, name: string, endTime = '17:00') => {
    const { company } = await createWorkplace(stage.product, 'corporate', name)
    await stage.product.use(openPartnership)(catering.company, company)
    await stage.product.use(createShift)({
      companyId: company.id,
      actor: operator,
      plan: { title: 'Gündüz', startTime: '09:00', endTime, days: [1, 2, 3, 4, 5], timezone: 'Europe/Istanbul' },
    })
    const as = await stage.tokenOf(catering.people.corporate3)
    const path = { companyId: catering.company.id, groupId: group }
    const { status } = await stage.product.call('addCompanyToGroup', { as, path, body: { corporate_id: company.id } })
    expect(status).toBe(201)
    return company
  }
  const aGroup = async (name: string) => {
    const as = await stage.tokenOf(catering.people.corporate3)
    const path = { companyId: catering.company.id }
    return (await stage.product.call('createCorporateGroup', { as, path, body: { name } })).body.group.id
  }
  const entersTab = (role: 'corporate1' | 'corporate3' = 'corporate3') => {
    const person = catering.people[role]
    return stage.visit(dashboardOf(stage.product, person, 'corporates?tab=group-menu'), { as: person })
  }
  const entersPage = (id = groupId, role: 'corporate1' | 'corporate3' = 'corporate3') =>
    stage.visit(`/catering/groups/${id}/menu`, { as: catering.people[role] })
  const pastes = async (caterer: Visitor, text: string) => {
    await caterer.field('Menü metni').fill(text)
    await caterer.presses('Metni Ayrıştır')
  }
  const accepts = async (caterer: Visitor, days: number) => {
    await caterer.presses(`${days} günü al`)
    await caterer.presses(`${days} günü yükle`)
  }
  const cell = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name, exact: true })
  const written = (companyId: string) =>
    stage.product.sql(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date, status, options->0->'meal'->>'name' AS dish, options->1->>'label' AS second
       FROM menu_days WHERE corporate_id = '${companyId}' ORDER BY date`,
    )

  beforeAll(async () => {
    catering = await createWorkplace(stage.product, 'catering', 'Lezzet Durağı')
    groupId = await aGroup('Gebze')
  })

  test('can be pasted, checked, corrected, uploaded and published for all its firms', async () => {
    const steel = await firmOf(groupId, 'Çelik Boru')
    const glass = await firmOf(groupId, 'Şişli Cam')
    const caterer = await entersTab()
    await caterer.presses('Yükle')
    await caterer.sees('Lütfen grup ve vardiya seçin')
    await caterer.picks('Grup', 'geb', 'Gebze')
    await caterer.sees('2 firmaya yazılır.')
    await caterer.presses('Yükle')
    await caterer.sees('Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın')
    await caterer.checksScreen('group menu, nothing pasted')

    await pastes(caterer, pasted)
    await caterer.sees('4 gün alınacak', 'Tarih iki kez', 'Geçmiş gün', 'Vardiya çalışmıyor', 'Tek seçenek')
    await caterer.sees('Yeni seçenek: Diyet', ' · 1 satır düzeltilmeli · 3 satır atlandı')
    await caterer.sees('Satır 5: tek seçenek; bu hâliyle alınır.')
    await caterer.sees(/^Satır 4: 17\.11\.2026 iki kez yazılmış; satır 3 alınır\./)
    await caterer.sees('Satır 1 tarih içermiyor, satır 8 geçmiş gün, satır 7 vardiyanın çalışmadığı gün: atlandı.')
    await caterer.checksScreen('pasted menu')

    const day = cell(caterer, 'Satır 4, gün')
    await day.fill('31.11.2026')
    await day.press('Enter')
    await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true')
    await day.fill('18.11.2026')
    await day.press('Enter')
    await caterer.sees('5 gün alınacak')
    await cell(caterer, 'Satır 6, Diyet').fill('Ton balıklı salata, ayran')
    await cell(caterer, 'Satır 6, Diyet').press('Enter')
    await caterer.presses('5 günü al')
    await caterer.sees('5 gün hazır: 16.11.2026–20.11.2026')
    await caterer.checksScreen('accepted menu')
    await caterer.presses('5 günü yükle')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0', 'Yayınlandı. Etkilenen gün: 10')
    await caterer.sees(/^\d+ yemeğin alerjenleri beyan edilmemiş/)
    await caterer.sees('5 gün kaydedildi · 5 gün yayınlandı', 'Çelik Boru', 'Şişli Cam')
    await caterer.checksScreen('uploaded menu')
    const week = [
      { date: '2026-11-16', status: 'published', dish: 'Etli nohut, pilav', second: 'Alternatif 1' },
      { date: '2026-11-17', status: 'published', dish: 'İzmir köfte, püre', second: 'Alternatif 1' },
      { date: '2026-11-18', status: 'published', dish: 'Kuru fasulye', second: 'Alternatif 1' },
      { date: '2026-11-19', status: 'published', dish: 'Mantı, yoğurt', second: null },
      { date: '2026-11-20', status: 'published', dish: 'Karnıyarık', second: 'Diyet' },
    ]
    expect(await written(steel.id)).toEqual(week)
    expect(await written(glass.id)).toEqual(week)
    expect(await caterer.field('Menü metni').inputValue()).toBe('')
  })

  test('asks once what happened to a dish that people in its firms chose', async () => {
    const group = await aGroup('Dilovası')
    const [paint, glue] = [await firmOf(group, 'Boya Sanayi'), await firmOf(group, 'Tutkal Kimya')]
    const caterer = await entersPage(group)
    await caterer.sees('2 firmaya yazılır.')
    await pastes(caterer, '26.11.2026 - Ispanak | Pide')
    await accepts(caterer, 1)
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
    for (const firm of [paint, glue]) {
      const eater = await enrol(stage.product, firm, 'individual')
      const [shift] = await stage.product.sql(`SELECT id FROM shifts WHERE company_id = '${firm.id}'`)
      const chosen = await stage.product.call('saveChoice', {
        as: await tokenOf(stage.product, eater, 'individual'),
        path: { companyId: firm.id, userId: eater.id },
        body: {
          date: '2026-11-26',
          shift_id: String(shift?.id),
          choice: 'GELENEKSEL1',
          catering_id: catering.company.id,
        },
      })
      expect(chosen.status).toBe(200)
    }
    await pastes(caterer, '26.11.2026 - Pırasa | Pide\n27.11.2026 - Mantı')
    await accepts(caterer, 2)
    await caterer.sees('26.11 Per: “Ispanak” yerine “Pırasa”', '2 kişi seçti: Boya Sanayi, Tutkal Kimya.')
    await caterer.checksScreen('a chosen dish of a group')
    await caterer.presses('Vazgeç')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 0, Hatalı: 2')
    await caterer.presses('Değişiklikleri belirt')
    await caterer.choosesRadio('Başka bir yemek; seçenlere haber verilir')
    await caterer.button('Kaydet').click()
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0', '1 gün kaydedildi · 1 gün zaten aynıydı')
    expect(
      await stage.product.sql(
        `SELECT meal_name, replaced_meal FROM choices WHERE corporate_id IN ('${paint.id}', '${glue.id}')`,
      ),
    ).toEqual(Array(2).fill({ meal_name: 'Pırasa', replaced_meal: 'Ispanak' }))

    await stage.product.sql(`UPDATE menu_days SET closed_at = '2026-11-10T21:00:00Z' WHERE corporate_id = '${glue.id}'`)
    await pastes(caterer, '26.11.2026 - Pırasa yemeği | Pide')
    await accepts(caterer, 1)
    await caterer.sees(
      '2 kişi seçti: Boya Sanayi, Tutkal Kimya. Seçim kapandı: ad düzeltilemez, yalnızca yemek değiştirilebilir.',
    )
    expect(await caterer.page.getByRole('radio', { name: 'Aynı yemek, adı düzeltildi' }).count()).toBe(0)
    await caterer.button('Kaydet').click()
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0')
  })

  test('names the firms that refused it and those that left meanwhile, and keeps the text', async () => {
    const group = await aGroup('Tuzla')
    await firmOf(group, 'Liman Lojistik')
    const left = await firmOf(group, 'Tersane')
    const gone = await firmOf(group, 'Kızak Atölyesi')
    await stage.product.sql(`UPDATE shifts SET end_time = '18:00' WHERE company_id = '${left.id}'`)
    const caterer = await entersPage(group)
    await caterer.sees('Vardiyaları uymadığı için atlanacak firmalar')
    await pastes(caterer, '23.11.2026 - Mantı | Pide')
    await stage.product.call('removeCompanyFromGroup', {
      as: await stage.tokenOf(catering.people.corporate3),
      path: { companyId: catering.company.id, groupId: group, corpId: gone.id },
    })
    await accepts(caterer, 1)
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 2', 'Yayınlandı. Etkilenen gün: 1', 'Hatalı')
    await caterer.sees('Kızak Atölyesi', 'Firma bu grupta ya da anlaşmalı firmalarınız arasında yok.')
    await caterer.checksScreen('uploaded menu with a firm that refused')
    expect(await caterer.field('Menü metni').inputValue()).toBe('23.11.2026 - Mantı | Pide')
  })

  test('keeps typed text through a reload, another tab of the page, a failed upload and the end of the session', async () => {
    const caterer = await entersPage()
    await caterer.sees('2 firmaya yazılır.')
    await pastes(caterer, '24.11.2026 - Mantı | Pide')
    await caterer.presses('1 günü al')
    await caterer.reloads()
    await caterer.sees('1 gün hazır: 24.11.2026')
    caterer.expectsLostConnection()
    await caterer.page.route('**/menu-days/bulk-upsert', (route) => route.abort())
    await caterer.presses('1 günü yükle')
    await caterer.sees(/^Toplu menü yüklenemedi: Sunucuya ulaşılamadı/)
    await caterer.page.unroute('**/menu-days/bulk-upsert')
    expect(await caterer.field('Menü metni').inputValue()).toBe('24.11.2026 - Mantı | Pide')
    await caterer.choosesRadio('Tek gün')
    await caterer.choosesRadio('Toplu')
    const token = await caterer.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await stage.product.use(Sessions).end(stage.product.use(Tokens).hashOf(token))
    caterer.expectsRefusal(401)
    await caterer.presses('1 günü yükle')
    await caterer.sees('Oturumunuz sona erdi')
    await caterer
      .named('textbox', /^Şifre/)
      .last()
      .fill(password)
    await caterer.presses('Giriş yap')
    await caterer.doesNotSee('Oturumunuz sona erdi')
    expect(await caterer.field('Menü metni').inputValue()).toBe('24.11.2026 - Mantı | Pide')
    await caterer.presses('1 günü yükle')
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
  })

  test('can also come from a workbook', async () => {
    const caterer = await entersPage()
    await caterer.sees('2 firmaya yazılır.')
    const buffer = Buffer.from(
      await workbookOf(['Tarih', 'Geleneksel 1', 'Alternatif 1'], [new Date('2026-11-25T00:00:00Z'), 'Mantı', 'Pide']),
    )
    await caterer.page.locator('input[type=file]').setInputFiles({ name: 'menu.xlsx', mimeType: '', buffer })
    await expect
      .poll(() => caterer.field('Menü metni').inputValue())
      .toBe('Tarih\tGeleneksel 1\tAlternatif 1\n25.11.2026\tMantı\tPide')
    caterer.expectsRefusal(400)
    const text = Buffer.from('25.11.2026 - Mantı')
    await caterer.page.locator('input[type=file]').setInputFiles({ name: 'menu.xlsx', mimeType: '', buffer: text })
    await caterer.sees(/^Bu dosya bir Excel \(\.xlsx ya da \.xls\) çalışma kitabı değil\./)
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('1 gün alınacak', 'Satır 1 sütun başlıkları.')
    await accepts(caterer, 1)
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
  })

  test('is hidden from people who may not write menus', async () => {
    const reader = await entersTab('corporate1')
    await reader.named('tab', 'Firmalar').waitFor()
    expect(await reader.named('tab', 'Grup Menü').count()).toBe(0)
    const page = await entersPage(groupId, 'corporate1')
    await page.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
  })
})

describe('The menu of a group on a phone', () => {
  const stage = useStage(phone)

  test('is written one day at a time', async () => {
    const catering = await createWorkplace(stage.product, 'catering', 'Lezzet Durağı')
    const manager = catering.people.corporate4
    const as = await stage.tokenOf(manager)
    const path = { companyId: catering.company.id }
    const { id } = (await stage.product.call('createCorporateGroup', { as, path, body: { name: 'Gebze' } })).body.group
    const firm = stage.world.corporateB.company
    await stage.product.use(openPartnership)(catering.company, firm)
    await stage.product.call('addCompanyToGroup', {
      as,
      path: { ...path, groupId: id },
      body: { corporate_id: firm.id },
    })
    const caterer = await stage.visit(`/catering/groups/${id}/menu`, { as: manager })
    await caterer.sees('1 firmaya yazılır.')
    await caterer.choosesRadio('Tek gün')
    await caterer.presses('Kaydet')
    await caterer.sees('En az bir yemek menüsü girmelisiniz')
    await caterer.presses('Ortak yemek ekle')
    await caterer.named('menuitem', 'Çorba').click()
    await caterer.checksScreen('single day of a group')
    await caterer.fills({ Tarih: '22.11.2026', 'Ortak · Çorba': 'Ezogelin', 'Geleneksel 1': 'Mantı' })
    await caterer.presses('Kaydet')
    await caterer.sees('22.11.2026: Vardiya çalışmıyor.')
    await caterer.fills({ Tarih: '23.11.2026' })
    await caterer.presses('Kaydet')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 0', 'Yayınlandı. Etkilenen gün: 1')
    expect(
      await stage.product.sql(
        `SELECT common_courses FROM menu_days WHERE date = '2026-11-23' AND common_courses <> '[]'`,
      ),
    ).toEqual([{ common_courses: [{ course: 'soup', name: 'Ezogelin' }] }])
    await caterer.choosesRadio('Toplu')
    await caterer.fills({ 'Menü metni': 'Tarih\tÇorba\tAna yemek\n24.11.2026\tYayla\tMantı veya Pide\nKasım' })
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('1 gün alınacak')
    await caterer.checksScreen('pasted menu on a phone')
    await caterer.presses('1 günü al')
    await caterer.sees('Ortak yemek yazılan günlerde o günün bütün ortak yemeklerinin yerine geçer.')
    await caterer.presses('1 günü yükle')
    await expect
      .poll(() =>
        stage.product.sql(
          `SELECT common_courses, jsonb_path_query_array(options, '$[*].meal.name') AS dishes FROM menu_days WHERE date = '2026-11-24'`,
        ),
      )
      .toEqual([{ common_courses: [{ course: 'soup', name: 'Yayla' }], dishes: ['Mantı', 'Pide'] }])
  })
})
