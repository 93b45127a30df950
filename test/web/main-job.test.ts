import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { screens } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { nextPhone, password } from '../support/world.ts'
import { entersDish, opensMenuOf, picksDish } from './menu-steps.ts'

describe.each(screens)('On a $name', (screen) => {
  const stage = useStage(screen)

  test('a caterer publishes a menu, an employee chooses, the kitchen sees the counts', async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporate3
    const caterer = await stage.visit('/', { options: { serviceWorkers: 'allow' } })
    await caterer.follows('Kurumsal')
    await caterer.choosesRadio('Catering')
    await caterer.picks('Şirket', 'ANNE', 'Anne Eli Yemek')
    await caterer.fills({ Telefon: cook.phone, Şifre: password })
    await caterer.presses('Giriş yap')
    await caterer.isAt(dashboardOf(product, cook))

    await caterer.follows('Firmalar')
    await caterer.follows('Anadolu Çelik: Detay')
    await caterer.heading('Anadolu Çelik Mutfak Paneli').waitFor()
    await caterer.opensTab('Menü yükleme')
    await opensMenuOf(caterer, 'Gündüz')
    await entersDish(caterer, '13 Kasım Cuma', 'Alternatif 1', 'Zeytinyağlı enginar')
    await entersDish(caterer, '13 Kasım Cuma', 'Geleneksel 1', 'Karnıyarık')
    await entersDish(caterer, '16 Kasım Pazartesi', 'Alternatif 1', 'Mercimek köftesi')
    await entersDish(caterer, '16 Kasım Pazartesi', 'Geleneksel 1', 'İzmir köfte')
    await caterer.sees('4 hücre değişti')
    await caterer.checksScreen('menu editor with unsaved days')
    await caterer.presses('Kaydet ve yayınla')
    await caterer.sees(
      '11.11.2026 – 25.11.2026 arasındaki 2 taslak gün yayınlanacak; çalışanlar bu günler için seçim yapabilecek.',
    )
    await caterer.checksScreen('question before publishing')
    await caterer.presses('Yayınla')
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
    expect(
      await product.sql(
        `SELECT date::text, status FROM menu_days WHERE shift_id = '${world.dayShift.id}' ORDER BY date`,
      ),
    ).toEqual(['2026-11-12', '2026-11-13', '2026-11-16'].map((date) => ({ date, status: 'published' })))

    const phone = nextPhone()
    const employee = await stage.visit('/', { options: { serviceWorkers: 'allow' } })
    await employee.follows('Hesabınız yok mu? Kayıt olun')
    await employee.fills({ 'Ad soyad': 'Zeynep Şahin' })
    await employee.picks('Şirket', 'celik', 'Anadolu Çelik')
    await employee.picks('Departman', 'ure', 'Üretim')
    await employee.fills({ Telefon: `+90 ${phone}`, Şifre: password, 'Şifre (tekrar)': password })
    await employee.presses('Kayıt ol')
    await employee.sees('Kayıt başarılı! Şimdi giriş yapabilirsiniz.')
    await employee.fills({ Şifre: password })
    await employee.presses('Giriş yap')
    await employee.sees('Merhaba, Zeynep', '3 gün seçiminizi bekliyor')
    await employee.presses('Yemek seç')

    await employee.heading('12 Kasım Perşembe').waitFor()
    await picksDish(employee, '12 Kasım Perşembe', 'Kuru fasulye')
    await employee.sees('1 / 3 gün için seçim yapıldı')
    await picksDish(employee, '13 Kasım Cuma', 'Karnıyarık')
    await picksDish(employee, '16 Kasım Pazartesi', 'Mercimek köftesi')
    await employee.heading('Bütün günler için seçiminizi yaptınız.').waitFor()
    await employee.sees('3 / 3 gün için seçim yapıldı')
    await employee.checksScreen('all days chosen')
    await picksDish(employee, '13 Kasım Cuma', 'Zeytinyağlı enginar')
    const [zeynep] = await product.sql(`SELECT id FROM users WHERE phone = '${phone}'`)
    expect(
      await product.sql(
        `SELECT date::text, meal_name FROM choices WHERE user_id = '${String(zeynep?.id)}' ORDER BY date`,
      ),
    ).toEqual([
      { date: '2026-11-12', meal_name: 'Kuru fasulye' },
      { date: '2026-11-13', meal_name: 'Zeytinyağlı enginar' },
      { date: '2026-11-16', meal_name: 'Mercimek köftesi' },
    ])
    await employee.follows('Ana sayfa')
    await employee.sees('Bütün günler için seçiminizi yaptınız.', /^Kuru fasulye/)
    expect(employee.path).toBe(areaOf(product, { ...world.corporateA.people.individual, id: String(zeynep?.id) }))

    await caterer.follows('Anadolu Çelik')
    await caterer.opensTab('Bugün ve yarın')
    await caterer.page.getByRole('button', { name: '13 Kasım Cuma' }).click()
    const friday = caterer.page.getByRole('region', { name: '13 Kasım Cuma' })
    await friday
      .getByRole('row', { name: /^(Zeytinyağlı enginar Alternatif 1|Alternatif 1 Zeytinyağlı enginar) 1$/ })
      .waitFor()
    await friday.getByRole('row', { name: /^(Karnıyarık Geleneksel 1|Geleneksel 1 Karnıyarık) 0$/ }).waitFor()
    const sum = friday.getByRole('row', { name: 'Toplam porsiyon 1' })
    await sum.or(friday.getByText(/^1 porsiyon · /)).waitFor()
    await caterer.checksScreen('the list of the kitchen')
  })
})
