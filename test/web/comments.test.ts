import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, type Person } from '../support/world.ts'
import { anEater, chooses } from './eating-steps.ts'
import { eventually } from './panel-steps.ts'

const sentence = 'Nohut çok lezzetliydi, elinize sağlık.'
const consent = 'Diğer firmalar da okuyabilir'

describe('A comment', () => {
  const stage = useStage(phone, desktop)
  /** Somebody who ate, gave four stars and wrote these sentences. */
  const somebodyWhoWrote = async (messages: readonly string[], isAllowed = false): Promise<Person> => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const person = await anEater(stage)
    await chooses(stage, person)
    product.clock.set('2026-11-12T15:00:00Z')
    const as = await stage.tokenOf(person, 'individual')
    const path = { companyId: person.companyId, userId: person.id }
    const rated = { date: world.menuDate, shift_id: world.dayShift.id }
    await product.call('rateChoice', { as, path, body: { ...rated, stars: 4 } })
    for (const message of messages) {
      const { body } = await product.call('createRequest', { as, path, body: { title: 'Nohut', message, rated } })
      if (isAllowed)
        await product.call('allowComment', {
          as,
          path: { ...path, requestId: body.request.id },
          body: { is_allowed: true },
        })
    }
    return person
  }
  const opensRequests = (person: Person) =>
    stage.visit(areaOf(stage.product, person, 'istek-oneri'), { as: person, kind: 'individual' })
  const opensProfile = (person: Person) =>
    stage.visit(`${dashboardOf(stage.product, person, 'system')}?tab=profile`, { as: person })
  const comment = ({ page }: Visitor, text: string) =>
    page.getByRole('list', { name: 'Yorumlar' }).getByRole('listitem').filter({ hasText: text })
  const isOn = (visitor: Visitor, text: string) => comment(visitor, text).getByRole('switch').isChecked()
  const kept = () => stage.product.sql('SELECT stars, month::text FROM comments')

  test('goes from its writer over the catering to a firm, and back', async () => {
    const { product, world } = stage
    await product.sql('DELETE FROM comments')
    const writer = await somebodyWhoWrote([sentence])
    const { company, people } = world.cateringA
    const chef = await opensProfile(people.corporate4)
    await chef.sees('Henüz kimse yazdığının gösterilmesine izin vermedi.', '0 / 10 yorum gösteriliyor')
    await chef.checksScreen('comments without any')
    const seeker = (await createWorkplace(product, 'corporate', 'Arayan Firma')).people.corporate3
    const buyer = await stage.visit(`${dashboardOf(product, seeker, 'caterings')}?catering=${company.id}`, {
      as: seeker,
    })
    await buyer.sees('Bu catering yorum göstermiyor.')

    const employee = await opensRequests(writer)
    const consenting = employee.named('switch', consent)
    await consenting.waitFor()
    expect(await consenting.isChecked()).toBe(false)
    await employee.sees(/adınızı, firmanızı ve günü görmez/, '4 yıldız · Kasım 2026')
    await employee.checksScreen('sentence that the kitchen alone reads')
    await consenting.click()
    await employee.sees('İzniniz kaydedildi', /^Catering isterse gösterir/)
    await eventually(() => consenting.isChecked()).toBe(true)
    expect(await kept()).toEqual([{ stars: 4, month: '2026-11-01' }])
    await employee.checksScreen('sentence that others may read')

    await chef.reloads()
    await comment(chef, sentence).getByText('4 yıldız · Kasım 2026').waitFor()
    await comment(chef, sentence).getByRole('switch').click()
    await chef.sees('Yorum firmalara gösteriliyor', '1 / 10 yorum gösteriliyor')
    await eventually(() => isOn(chef, sentence)).toBe(true)
    await chef.checksScreen('comments of a catering')
    await buyer.reloads()
    await comment(buyer, sentence).getByText('4 yıldız · Kasım 2026').waitFor()
    await buyer.checksScreen('catering with a comment')
    expect(await comment(buyer, sentence).innerText()).not.toMatch(/Ayşe|A\*|12|perşembe|Kuru/i)

    await employee.reloads()
    await employee.sees(/^Catering şu anda gösteriyor/)
    expect(await consenting.isChecked()).toBe(true)
    await consenting.click()
    await employee.sees('İzniniz geri alındı')
    await eventually(() => consenting.isChecked()).toBe(false)
    expect(await kept()).toEqual([])
    await buyer.reloads()
    await buyer.sees('Bu catering yorum göstermiyor.')

    chef.expectsRefusal(404)
    await comment(chef, sentence).getByRole('switch').click()
    await chef.sees('Yorum kaldırılamadı: Bu yorum bulunamadı; yazan kişi iznini geri almış olabilir.')
    await chef.sees('Henüz kimse yazdığının gösterilmesine izin vermedi.', '0 / 10 yorum gösteriliyor')
  })

  test('is the eleventh and is not shown until another one is hidden', async () => {
    await stage.product.sql('DELETE FROM comments')
    const messages = Array.from({ length: 11 }, (_, at) => `Cümle ${String.fromCodePoint(65 + at)}`)
    await somebodyWhoWrote(messages, true)
    await stage.product.sql(`INSERT INTO shown_comments (comment_id, catering_id, shown_at)
      SELECT c.id, c.catering_id, now() FROM comments c JOIN requests r ON r.id = c.request_id WHERE r.message <> 'Cümle K'`)
    const chef = await opensProfile(stage.world.cateringA.people.corporateOwner)
    await chef.sees('10 / 10 yorum gösteriliyor')
    chef.expectsRefusal(409)
    await comment(chef, 'Cümle K').getByRole('switch').click()
    await chef.sees('Yorum gösterilemedi: En fazla 10 yorum gösterebilirsiniz. Önce birini kaldırın.')
    expect(await isOn(chef, 'Cümle K'), 'what was refused is not shown').toBe(false)
    await chef.checksScreen('one comment too many')

    await chef.presses('Gösterilenler')
    await comment(chef, 'Cümle K').waitFor({ state: 'detached' })
    const leaving = comment(chef, 'Cümle A').getByRole('switch')
    await leaving.focus()
    await chef.page.keyboard.press('Space')
    await comment(chef, 'Cümle A').waitFor({ state: 'detached' })
    await chef.sees('9 / 10 yorum gösteriliyor')
    await eventually(() => chef.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await chef.presses('Tümü')
    await comment(chef, 'Cümle K').getByRole('switch').click()
    await chef.sees('10 / 10 yorum gösteriliyor')
    await eventually(() => isOn(chef, 'Cümle K')).toBe(true)
    expect(await isOn(chef, 'Cümle A')).toBe(false)
  })

  test('is only read by staff who may not write settings', async () => {
    await stage.product.sql('DELETE FROM comments')
    await somebodyWhoWrote([sentence], true)
    const reader = await opensProfile(stage.world.cateringA.people.corporate1)
    await comment(reader, sentence).getByText('Gösterilmiyor').waitFor()
    expect(await comment(reader, sentence).getByRole('switch').count()).toBe(0)
    await reader.checksScreen('comments for readers')
  })

  test('keeps its state if the consent cannot be saved', async () => {
    await stage.product.sql('DELETE FROM comments')
    const employee = await opensRequests(await somebodyWhoWrote([sentence]))
    const consenting = employee.named('switch', consent)
    await consenting.waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await consenting.click()
    await employee.sees(/^İzniniz kaydedilemedi: Sunucuya ulaşılamadı/)
    expect(await consenting.isChecked()).toBe(false)
    await employee.context.setOffline(false)
    await consenting.click()
    await eventually(() => consenting.isChecked()).toBe(true)
  })
})
