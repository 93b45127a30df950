import { describe, expect, test } from 'vitest'
import { addDays, localDateAt } from '../../src/core/shared/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Workplace } from '../support/world.ts'
import { chooses } from './panel-steps.ts'

describe("A company's keys", () => {
  const stage = useStage(desktop, phone)
  const entersAs = (role: 'corporateOwner' | 'corporate4' | 'corporate3', of: Workplace, tab = 'keys') =>
    stage.visit(`${dashboardOf(stage.product, of.people[role], 'system')}?tab=${tab}`, { as: of.people[role] })

  test('can be created with a role, shown once, used by a program and revoked', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    /** The browser offers days by its own clock. */
    product.clock.set(new Date().toISOString())
    const owner = await entersAs('corporateOwner', world.corporateA)
    await owner.sees('Henüz anahtar bulunmamaktadır.')
    await owner.checksScreen('no keys')
    await owner.presses('İlk anahtarı oluştur')
    await owner.presses('Anahtarı oluştur')
    await owner.sees('Anahtarın adını yazın')
    await owner.fills({ Ad: 'Logo bordro', 'İzin verilen adresler': '10.0.0.0/8\n127.0' })
    await chooses(owner, 'Rol', 'Orta Düzey Yönetici')
    await chooses(owner, 'Geçerlilik süresi', '30 gün')
    owner.expectsRefusal(422)
    await owner.presses('Anahtarı oluştur')
    await owner.sees(/2\. adres bir IP adresi ya da ağ değil/)
    await owner.checksScreen('new key with mistakes')
    await owner.fills({ 'İzin verilen adresler': '10.0.0.0/8\n127.0.0.1, ::1' })
    await owner.presses('Anahtarı oluştur')
    await owner.sees('Anahtar yalnızca şimdi gösterilir. Kopyalayıp programın ayarlarına yapıştırın.')
    const secret = await owner.page.getByRole('textbox', { name: 'Anahtar' }).inputValue()
    expect(secret).toMatch(/^tbd_[\w-]{43}$/)
    await owner.presses('Kopyala')
    await owner.sees('Kopyalandı')
    await owner.checksScreen('a key, shown once')
    await owner.presses('Kapat')
    const item = owner.page.getByRole('list', { name: 'Yazılım anahtarları' }).getByRole('listitem')
    await item.getByText('Hiç kullanılmadı').waitFor()

    const calls = () =>
      fetch(`${stage.origin}/api/corporate/${company.id}/employees`, { headers: { authorization: `Bearer ${secret}` } })
    const answer = await calls()
    expect([answer.status, ((await answer.json()) as { total: number }).total]).toEqual([200, 6])
    await owner.opensTab('İşlem kayıtları')
    await owner.sees('“Logo bordro” anahtarı oluşturuldu (Orta Düzey Yönetici)')
    await owner.opensTab('Yazılım anahtarları')
    await item.getByText(/, 127\.0\.0\.1$/).waitFor()
    const lastDay = addDays(localDateAt(product.clock.now(), 'Europe/Istanbul'), 30).split('-').reverse().join('.')
    await owner.sees('Geçerli', 'Orta Düzey Yönetici', lastDay, '10.0.0.0/8, 127.0.0.1, ::1')
    await owner.checksScreen('keys')

    await owner.presses('Logo bordro: İptal et')
    await owner.sees(/Onu kullanan program hemen duracak/)
    await owner.presses('Vazgeç')
    expect((await calls()).status).toBe(200)
    await owner.presses('Logo bordro: İptal et')
    await owner.presses('İptal et')
    await owner.sees('Anahtar iptal edildi', 'İptal edildi')
    expect((await calls()).status).toBe(401)
    await owner.checksScreen('keys that ended')
  })

  test("can have roles up to the person's own, and end on a chosen day", async () => {
    const { world, product } = stage
    product.clock.set(new Date().toISOString())
    const leader = await entersAs('corporate4', world.supplier)
    await leader.presses('Yeni anahtar')
    const roles = leader.named('combobox', 'Rol').last().getByRole('option')
    expect(await roles.allInnerTexts()).toEqual([
      'Çalışan',
      'Alt Düzey Yönetici',
      'Orta Düzey Yönetici',
      'Üst Düzey Yönetici',
    ])
    await leader.fills({ Ad: 'Depo' })
    await chooses(leader, 'Geçerlilik süresi', 'Belirli bir güne kadar')
    await leader.presses('Anahtarı oluştur')
    await leader.sees('Bugünden itibaren bir yıl içinde bir gün seçin')
    await leader.checksScreen('new key until a day')
    const lastDay = addDays(localDateAt(product.clock.now(), 'Europe/Istanbul'), 7).split('-').reverse().join('.')
    await leader.field('Son gün').fill(lastDay)
    await leader.presses('Anahtarı oluştur')
    await leader.sees(new RegExp(`^${lastDay.replaceAll('.', String.raw`\.`)} gününün sonuna kadar geçerlidir`))
    await leader.presses('Kapat')
    await leader.sees('Depo', lastDay)
  })

  test('are hidden from level 3', async () => {
    const manager = await entersAs('corporate3', stage.world.cateringA, 'company')
    await manager.page.getByRole('tab', { name: 'İşlem kayıtları' }).waitFor()
    expect(await manager.page.getByRole('tab', { name: 'Yazılım anahtarları' }).count()).toBe(0)
  })

  test('are created once if the answer is lost', async () => {
    const { world, product } = stage
    product.clock.set(new Date().toISOString())
    const owner = await entersAs('corporateOwner', world.corporateB)
    await owner.presses('Yeni anahtar')
    await owner.fills({ Ad: 'Yarım kalan' })
    owner.expectsRefusal(503)
    await owner.page.route(
      '**/keys',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 503, json: { detail: 'Sunucu şu an yoğun.' } })
      },
      { times: 1 },
    )
    await owner.presses('Anahtarı oluştur')
    await owner.sees(/Anahtar oluşturulamadı.*Sunucu şu an yoğun/)
    await owner.presses('Anahtarı oluştur')
    await owner.sees(/Anahtar yalnızca şimdi gösterilir/)
    expect(
      await product.sql(
        `SELECT count(*)::int FROM integration_keys WHERE company_id = '${world.corporateB.company.id}'`,
      ),
    ).toEqual([{ count: 1 }])
  })
})
