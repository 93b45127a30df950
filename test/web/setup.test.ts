import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { createCompany } from '../../src/core/companies/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { workbookOf } from '../support/workbook.ts'
import { enrol } from '../support/world.ts'
import { downloads, hasFocusOn } from './panel-steps.ts'

describe('The setup of a new firm', () => {
  const stage = useStage(desktop, phone)
  const newFirm = async (name: string) => {
    const company = await stage.product.use(createCompany)({ actor: operator, name, type: 'corporate' })
    return { company, owner: await enrol(stage.product, company, 'corporateOwner') }
  }

  test('leads through four steps, each done in its place, and disappears afterwards', async () => {
    const { product, world } = stage
    const { company, owner } = await newFirm('Yepyeni Firma')
    const founder = await stage.visit(dashboardOf(product, owner), { as: owner })
    await founder.heading('Kurulum').waitFor()
    await founder.sees('0 / 4 adım tamam')
    await founder.checksScreen('set-up at its beginning')

    const steps = founder.page.getByRole('main').getByRole('listitem').getByRole('heading')
    expect(await steps.allTextContents()).toEqual(['Vardiya', 'Çalışan', 'Departman', 'Catering'])
    for (const action of ['Vardiya ekle', 'Listeden çalışan ekle', 'Departman ekle'])
      await founder.button(action).waitFor()
    await founder.named('link', 'Catering bul').waitFor()

    await founder.presses('Vardiya ekle')
    await founder.fills({ 'Vardiya adı': 'Gündüz' })
    await founder.presses('Oluştur')
    await founder.sees('1 / 4 adım tamam', 'Tamam: 1 vardiya')
    await hasFocusOn(founder, 'Kurulum')

    await founder.presses('Listeden çalışan ekle')
    const buffer = Buffer.from(
      await workbookOf(
        ['Ad Soyad', 'Telefon', 'Departman', 'Vardiya'],
        ['Elif Yeni', '5329980001', 'Üretim', 'gündüz'],
      ),
    )
    await founder.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
    await founder.presses('Yükle')
    await founder.sees('1 departmanı aç: Üretim (1 satır)')
    await founder.presses('Aç ve yükle')
    await founder.sees('Yükleme tamamlandı')
    await downloads(founder, 'Şifreleri indir')
    await founder.presses('Kapat')
    await founder.sees('3 / 4 adım tamam', 'Tamam: 2 kişi', 'Tamam: 1 departman')
    await founder.checksScreen('set-up that wants a caterer')
    await founder.follows('Catering bul')
    await founder.isAt(dashboardOf(product, owner, 'caterings'))
    await founder.sees('Henüz anlaşmalı catering firmanız yok.', 'Bereket Sofrası')

    await product.use(openPartnership)(world.cateringB.company, company)
    await founder.goesTo(dashboardOf(product, owner))
    await founder.sees('Sizi bekleyenler', '1 kişi ilk girişini tamamlamadı')
    await founder.doesNotSee('Kurulum')
  })

  test('keeps the new passwords on the screen even if their step was the last one', async () => {
    const { product, world } = stage
    const { company, owner } = await newFirm('Son Adım')
    await product.use(openPartnership)(world.cateringB.company, company)
    const as = await stage.tokenOf(owner)
    const path = { type: 'corporate', companyId: company.id } as const
    await product.call('createDepartment', { path, as, body: { name: 'Üretim' } })
    const shift = { title: 'Gündüz', start_time: '09:00', end_time: '17:00', days: [1] }
    await product.call('createShift', { path, as, body: shift })
    const founder = await stage.visit(dashboardOf(product, owner), { as: owner })
    await founder.presses('Listeden çalışan ekle')
    const buffer = Buffer.from(await workbookOf(['Ad Soyad', 'Telefon'], ['Can Yeni', '5329980002']))
    await founder.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
    await founder.presses('Yükle')
    await founder.sees('4 / 4 adım tamam', 'Yükleme tamamlandı')
    await downloads(founder, 'Şifreleri indir')
    await founder.presses('Kapat')
    await founder.sees('Sizi bekleyenler')
  })

  test('can be postponed, and resumes where it was', async () => {
    const { product, world } = stage
    const owner = world.corporateB.people.corporateOwner
    const founder = await stage.visit(dashboardOf(product, owner), { as: owner })
    await founder.sees('3 / 4 adım tamam')
    await founder.presses('Şimdilik atla')
    await founder.sees('Kurulum yarım kaldı: 3 / 4 adım tamam.', 'Seçime açık gün yok.')
    await founder.checksScreen('set-up put off')
    await founder.reloads()
    await founder.presses('Kuruluma dön')
    await founder.heading('Kurulum').waitFor()
    expect(await founder.page.evaluate(() => localStorage.getItem('tabldot_setup_put_off'))).toBeNull()
  })

  test('is hidden from people who cannot do it', async () => {
    const clerk = stage.world.corporateB.people.corporate2
    const visitor = await stage.visit(dashboardOf(stage.product, clerk), { as: clerk })
    await visitor.sees('Son aktiviteler')
    await visitor.doesNotSee('Kurulum')
  })
})
