import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol } from '../support/world.ts'

describe('Requests about data', () => {
  const stage = useStage(phone, desktop)

  test('are made on the phone, wait on Genel, and granting one erases the account', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const person = await enrol(product, company, 'individual', { fullName: 'Aylin Gider' })
    const eater = await stage.visit(areaOf(product, person, 'hesabim'), { as: person, kind: 'individual' })
    await eater.presses('Silinmesini iste')
    await eater.checksScreen('question before asking for erasure')
    await eater.presses('Talebi ilet')
    await eater.sees('Silme talebiniz yöneticilerinize iletildi', 'Yanıt bekliyor')
    await eater.checksScreen('own request that waits')
    await eater.presses('Silme talebi: geri çek')
    await eater.sees('Talebiniz geri çekildi')
    await eater.presses('Silinmesini iste')
    await eater.presses('Talebi ilet')
    await eater.sees('Yanıt bekliyor')

    const manager = await stage.visit(dashboardOf(product, people.corporate3), { as: people.corporate3 })
    await manager.sees('1 veri talebi yanıt bekliyor')
    await manager.named('link', '1 veri talebi yanıt bekliyor: aç').click()
    await manager.sees('Aylin Gider', '30 gün kaldı')
    await manager.checksScreen('request for erasure')
    await manager.presses('Aylin Gider: sil')
    await manager.checksScreen('question before erasing')
    await manager.presses('Kalıcı olarak sil')
    await manager.sees('Hesap silindi', 'Silinmiş kişi', 'Yerine getirildi')
    await manager.checksScreen('granted request')

    expect(await product.sql(`SELECT full_name, is_active FROM users WHERE id = '${person.id}'`)).toEqual([
      { full_name: 'Silinmiş kişi', is_active: false },
    ])
    eater.expectsRefusal(401)
    await eater.reloads()
    await eater.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
  })

  test('on paper are recorded from the person, and refused with a reason', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateB
    const person = await enrol(product, company, 'individual', { fullName: 'Kaan Yazan' })
    const address = `${dashboardOf(product, people.corporate4, 'employees')}?person=${person.id}`
    const manager = await stage.visit(address, { as: people.corporate4 })
    await manager.presses('Veri talebi kaydet')
    await manager.checksScreen('recording a request on paper')
    await manager.presses('Kaydet')
    await manager.sees('Talep kaydedildi; “Veri talepleri” sekmesinde sonuçlandırın')
    await manager.goesTo(`${dashboardOf(product, people.corporate4, 'employees')}?tab=privacy`)
    await manager.presses('Kaan Yazan: reddet')
    manager.expectsRefusal(422)
    await manager.presses('Reddet')
    await manager.sees('Talep sonuçlandırılamadı: Neden reddettiğinizi ya da dosyayı nasıl verdiğinizi yazın.')
    await manager.fills({ Neden: 'Açık bir anlaşmazlık var' })
    await manager.presses('Reddet')
    await manager.sees('Talep reddedildi', 'Açık bir anlaşmazlık var')
  })
})
