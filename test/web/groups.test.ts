import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, type Workplace } from '../support/world.ts'
import { eventually } from './panel-steps.ts'

const card = ({ page }: Visitor, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

describe("A catering's groups", () => {
  const stage = useStage(desktop, phone)

  const aFirm = async (catering: Workplace, name: string, ...hours: [title: string, start: string, end: string][]) => {
    const { company } = await createWorkplace(stage.product, 'corporate', name)
    await stage.product.use(openPartnership)(catering.company, company)
    for (const [title, startTime, endTime] of hours)
      await stage.product.use(createShift)({
        companyId: company.id,
        actor: operator,
        plan: { title, startTime, endTime, days: [1, 2, 3, 4, 5], timezone: 'Europe/Istanbul' },
      })
    return company
  }
  const entersAs = ({ people }: Workplace, role: 'corporate1' | 'corporate3') =>
    stage.visit(dashboardOf(stage.product, people[role], 'corporates?tab=groups'), { as: people[role] })
  const chooses = async (visitor: Visitor, group: string, action: string) => {
    await visitor.presses(`${group}: diğer işlemler`)
    await visitor.named('menuitem', action).click()
  }
  const picks = async (visitor: Visitor, typed: string, name: string) => {
    await visitor.presses('Firma ekle')
    await visitor.named('combobox', 'Firma').fill(typed)
    await visitor.page.getByRole('option', { name }).click()
    await visitor.presses('Ekle')
  }

  test('can be created with firms that have the same shifts, and deleted', async () => {
    const catering = await createWorkplace(stage.product, 'catering', 'Lezzet Durağı')
    await aFirm(catering, 'Çelik Boru', ['Gündüz', '08:00', '16:00'])
    await aFirm(catering, 'Şişli Cam', ['Sabah', '08:00', '16:00'])
    await aFirm(catering, 'Üç Vardiya', ['Gündüz', '08:00', '16:00'], ['Gece', '00:00', '08:00'])
    const manager = await entersAs(catering, 'corporate3')
    await manager.sees(/Henüz firma grubu yok/)
    await manager.checksScreen('no groups')

    await manager.presses('Yeni grup')
    await manager.presses('Oluştur')
    await manager.sees('Grup adı gereklidir')
    await manager.checksScreen('group without a name')
    await manager.fills({ 'Grup adı': 'Gebze', 'Açıklama (isteğe bağlı)': 'Organize sanayi' })
    await manager.presses('Oluştur')
    await manager.sees('Grup oluşturuldu', 'Organize sanayi', 'Bu grupta henüz firma yok.')

    manager.expectsRefusal(409)
    await chooses(manager, 'Gebze', 'Düzenle')
    await manager.fills({ 'Grup adı': 'Gebze OSB' })
    const as = await stage.tokenOf(catering.people.corporate4)
    const path = { companyId: catering.company.id }
    const { id: groupId = '' } = (await stage.product.call('listCorporateGroups', { as, path })).body.groups[0] ?? {}
    const body = { name: 'Gebze', description: 'Güzeller sanayi' }
    await stage.product.call('updateCorporateGroup', { as, path: { ...path, groupId }, body })
    await manager.presses('Kaydet')
    await manager.sees('Siz düzenlerken başka biri bunu değiştirdi', 'Açıklama: Organize sanayi → Güzeller sanayi')
    await manager.checksScreen('a group that somebody else has changed')
    await manager.presses('Benim yazdıklarımı kaydet')
    await manager.sees('Grup güncellendi', 'Gebze OSB', 'Güzeller sanayi')
    await chooses(manager, 'Gebze OSB', 'Düzenle')
    await manager.fills({ 'Grup adı': 'Gebze' })
    await manager.presses('Kaydet')
    await manager.doesNotSee('Gebze OSB')

    await manager.presses('Gebze: firmalar ve sayılar')
    await manager.presses('Firma ekle')
    await manager.presses('Ekle')
    await manager.sees('Lütfen bir firma seçin')
    await manager.checksScreen('adding without a firm')
    await manager.presses('Vazgeç')
    await picks(manager, 'celik', 'Çelik Boru')
    await manager.sees('Firma gruba eklendi')
    await picks(manager, 'ŞİŞLİ', 'Şişli Cam')
    await manager.button('Şişli Cam: gruptan çıkar').waitFor()

    manager.expectsRefusal(409)
    await picks(manager, 'üç', 'Üç Vardiya')
    await manager.sees('Firma gruba eklenemedi: Bu firmanın 1 vardiyası gruba uymuyor: Gece 00:00–08:00.')
    await manager.checksScreen('a firm that does not fit')
    await manager.presses('Vazgeç')
    await manager.named('combobox', 'Firma').waitFor({ state: 'detached' })
    await manager.checksScreen('firms of a group')

    await manager.presses('Şişli Cam: gruptan çıkar')
    await manager.checksScreen('question before a firm is removed')
    await manager.presses('Çıkar')
    await manager.sees('Firma gruptan çıkarıldı')
    await manager.button('Şişli Cam: gruptan çıkar').waitFor({ state: 'detached' })
    await manager.presses('Paneli kapat')
    const gebze = card(manager, 'Gebze')
    await eventually(() => gebze.getByRole('list', { name: 'Gebze: firmalar' }).innerText()).toBe('Çelik Boru')
    const link = gebze.getByRole('link', { name: 'Gebze: menü yükle (yeni sekmede)' })
    expect(await link.getAttribute('href')).toMatch(/^\/catering\/groups\/[0-9a-f-]{36}\/menu$/)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await gebze.getByRole('button').count()).toBe(1)
    await chooses(manager, 'Gebze', 'Firmalar ve sayılar')
    await manager.button('Çelik Boru: gruptan çıkar').waitFor()
    await manager.presses('Paneli kapat')

    await chooses(manager, 'Gebze', 'Düzenle')
    await manager.fills({ 'Grup adı': 'Gebze OSB' })
    await manager.presses('Kaydet')
    await manager.sees('Grup güncellendi', 'Gebze OSB')
    await chooses(manager, 'Gebze OSB', 'Sil')
    await manager.sees('Grup silinsin mi?')
    await manager.checksScreen('question before a group is deleted')
    await manager.presses('Sil')
    await manager.sees('Grup silindi', /Henüz firma grubu yok/)
  })

  test('show three firms, count the others, and say which firm no longer fits', async () => {
    const catering = await createWorkplace(stage.product, 'catering', 'Bolu Mutfağı')
    const { product } = stage
    const names = ['Ada Boya', 'Bora Döküm', 'Ceyhan Plastik', 'Deniz Kimya', 'Efe Makina']
    const firms = []
    for (const name of names) firms.push(await aFirm(catering, name, ['Gündüz', '08:00', '16:00']))
    await product.sql(`
      INSERT INTO corporate_groups (id, catering_id, name, description, created_at) SELECT uuidv7(), '${catering.company.id}', 'Dilovası', '', now();
      INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at)
      SELECT g.id, p.catering_id, p.corporate_id, p.id, p.created_at FROM partnerships p JOIN corporate_groups g USING (catering_id)
      WHERE p.catering_id = '${catering.company.id}';
      UPDATE shifts SET start_time = '07:30' WHERE company_id = '${firms[1]?.id}'`)
    const reader = await entersAs(catering, 'corporate1')
    const dilovasi = card(reader, 'Dilovası')
    await eventually(() =>
      dilovasi.getByRole('list', { name: 'Dilovası: firmalar' }).getByRole('listitem').allInnerTexts(),
    ).toEqual([...names.slice(0, 3), 've 2 firma daha'])
    await reader.sees('1 firma uymuyor')
    const problem =
      'Bu firmanın 1 vardiyası gruba uymuyor: Gündüz 07:30–16:00. Grubun 1 vardiyası bu firmada yok: Gündüz 08:00–16:00.'
    await reader.sees(`Bora Döküm: ${problem}`)
    await reader.checksScreen('groups')
    expect(await reader.button('Dilovası: diğer işlemler').count()).toBe(0)
    await reader.presses('Dilovası: firmalar ve sayılar')
    await reader.sees('Ortalama puan', '6 çalışan · 0 seçim · Değerlendirilmemiş', problem)
    await reader.checksScreen('a group with a firm that does not fit')
    expect(await reader.button('Firma ekle').count()).toBe(0)
  })
})
