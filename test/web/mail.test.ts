import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { announceMail } from '../../src/core/notifications/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { phone, screens } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, enrol, type Person } from '../support/world.ts'

describe.each(screens)('Mail on a $name', (screen) => {
  const stage = useStage(screen)
  const isPhone = screen === phone
  const newcomer = (fullName: string, role: Person['role'] = 'corporate2') =>
    enrol(stage.product, stage.world.corporateA.company, role, { fullName })
  const opens = (person: Person, page = 'mail') => stage.visit(dashboardOf(stage.product, person, page), { as: person })
  const row = ({ page }: Visitor, text: string) => page.locator('[data-message]').filter({ hasText: text })
  const opensMessage = async (visitor: Visitor, subject: string) => {
    await row(visitor, subject).click()
    await visitor.heading(subject).waitFor()
  }
  const opensFolder = (visitor: Visitor, name: RegExp) =>
    visitor.page.getByRole('navigation', { name: 'Klasörler' }).getByRole('button', { name }).click()

  const writes = async (visitor: Visitor, receiver: string, subject: string, text: string) => {
    await visitor.button('Yeni mesaj').first().click()
    await visitor.picks('Kime', receiver.slice(0, 12), receiver)
    await visitor.fills({ Konu: subject, Mesaj: text })
  }
  const send = async (from: Person, to: Person, subject: string, body = 'Plan ektedir.') => {
    const { body: answer } = await stage.product.call('sendMessage', {
      as: await stage.tokenOf(from),
      path: { type: 'corporate', companyId: from.companyId },
      body: { to_addresses: [{ kind: 'person', id: to.id }], subject, body },
    })
    return answer.message.id
  }

  test('is sent with a file, received, answered with a quotation, archived, restored and deleted', async () => {
    const [gulsah, sibel] = [await newcomer('Gülşah Akın'), await newcomer('Sibel Güler Işık')]
    const sender = await opens(gulsah)
    await sender.sees('Gelen kutunuz boş.')
    await sender.checksScreen('mail without any')
    await writes(sender, 'Sibel Güler Işık', 'Aralık vardiya planı', 'Merhaba,\n\nplan ektedir.')
    await sender.page.getByLabel('Eklenecek dosyalar').setInputFiles({
      name: 'aralık-plan.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('gün;kişi\nPazartesi;84\n'),
    })
    await sender.button('aralık-plan.csv ekini çıkar').waitFor()
    await sender.checksScreen('a new message')
    await sender.presses('Gönder')
    await sender.sees('Mesaj gönderildi')
    await opensFolder(sender, /Gönderilen/)
    await row(sender, 'Kime: Sibel Güler Işık').waitFor()

    const receiver = await opens(sibel, 'general')
    if (isPhone) {
      await receiver.presses(/^Diğer\s*1 bekliyor$/)
      await receiver.named('menuitem', /^Posta\s*1 bekliyor$/).click()
    } else await receiver.page.getByRole('link', { name: 'Posta', description: '1 bekliyor' }).click()
    await row(receiver, 'Okunmadı: ').waitFor()
    await opensMessage(receiver, 'Aralık vardiya planı')
    await receiver.sees('Gülşah Akın')
    await expect.poll(() => row(receiver, 'Okunmadı: ').count()).toBe(0)
    const [download] = await Promise.all([
      receiver.page.waitForEvent('download'),
      receiver.presses('aralık-plan.csv dosyasını indir'),
    ])
    expect(download.suggestedFilename()).toBe('aralık-plan.csv')
    expect(await readFile(await download.path(), 'utf8')).toBe('gün;kişi\nPazartesi;84\n')
    await receiver.checksScreen('a message')

    await receiver.presses('Yanıtla')
    await receiver.presses('Gönder')
    await receiver.sees('Yanıt mesajı boş olamaz')
    await receiver.page.getByRole('textbox', { name: 'Yanıt: Gülşah Akın' }).fill('Onaylıyorum.')
    await receiver.checksScreen('an answer')
    await receiver.presses('Gönder')
    await receiver.sees('Mesaj gönderildi')

    await opensFolder(sender, /Gelen Kutusu/)
    await sender.reloads()
    await row(sender, 'yanıt').click()
    await sender.heading('Ynt: Aralık vardiya planı').waitFor()
    await sender.page.getByRole('region', { name: 'Mesaj' }).getByText('> plan ektedir.').waitFor()

    await receiver.presses('Arşivle')
    await receiver.sees('Gelen kutunuz boş.')
    await opensFolder(receiver, /Arşiv/)
    await opensMessage(receiver, 'Aralık vardiya planı')
    await receiver.presses('Arşivden çıkar')
    await receiver.sees('Arşivde mesaj yok.')
    await opensFolder(receiver, /Gelen Kutusu/)
    await opensMessage(receiver, 'Aralık vardiya planı')
    await receiver.presses('Mesajı sil')
    await receiver.checksScreen('deleting a message')
    await receiver.presses('Sil')
    await receiver.sees('Mesaj silindi', 'Gelen kutunuz boş.')
  })

  test('can be searched and marked as unread again', async () => {
    const [can, ece] = [await newcomer('Can Öztürk'), await newcomer('Ece Ünal')]
    await send(can, ece, 'Boyahane mola saatleri', 'Molayı 12.30’a alırsak yetişiyoruz.')
    await send(can, ece, 'Diyet menüsü')
    const reader = await opens(ece)
    await row(reader, 'Diyet').waitFor()
    await reader.named('searchbox', 'Mesajlarda ara').fill('BOYAHANE')
    await expect.poll(() => reader.page.locator('[data-message]').count()).toBe(1)
    await opensMessage(reader, 'Boyahane mola saatleri')
    await expect.poll(() => row(reader, 'Okunmadı: ').count()).toBe(0)
    await reader.presses('Okunmadı işaretle')
    await row(reader, 'Okunmadı: ').waitFor()
    await reader.named('searchbox', 'Mesajlarda ara').fill('bulunmayan')
    await reader.sees('Aramanıza uyan mesaj bulunamadı.')
    await reader.checksScreen('a search for mail that finds nothing')
  })

  test('keeps unsent text when sending fails, and asks before discarding it', async () => {
    const [can] = [await newcomer('Can Öztürk'), await newcomer('Duru Şen')]
    const writer = await opens(can)
    writer.expectsRefusal(409, 422, 500)
    await writer.button('Yeni mesaj').first().click()
    await writer.presses('Gönder')
    await writer.sees('Lütfen tüm gerekli alanları doldurun')
    await writer.presses('Vazgeç')
    await writes(writer, 'Duru Şen', 'Depo', 'Dört kişi başladı.')
    await writer.page.getByLabel('Eklenecek dosyalar').setInputFiles({
      name: 'program.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0x4d, 0x5a, 0, 1, 2]),
    })
    await writer.sees(/^program\.exe: Yalnızca PDF/)
    await writer.page.route('**/messages', (route) => route.fulfill({ status: 500, body: '' }))
    await writer.presses('Gönder')
    await writer.sees('Mesaj gönderme sırasında hata oluştu')
    expect(await writer.field('Konu').inputValue()).toBe('Depo')
    await writer.presses('Vazgeç')
    await writer.sees('Yazdıklarınız henüz kaydedilmedi. Devam ederseniz kaybolur.')
  })

  test('goes to the managers of a partner, and an answer written while the partnership ends is kept', async () => {
    const { product } = stage
    const firm = await createWorkplace(product, 'corporate', `Poyraz Otomotiv ${screen.name}`)
    const catering = await createWorkplace(product, 'catering', `Bereket Sofrası ${screen.name}`)
    await product.use(openPartnership)(catering.company, firm.company)
    const writer = await opens(await enrol(product, firm.company, 'corporate3', { fullName: 'Ayşe Yılmaz' }))
    await writer.button('Yeni mesaj').first().click()
    await writer.named('combobox', 'Kime').click()
    await expect
      .poll(() => writer.page.getByRole('option').first().textContent())
      .toBe(`${catering.company.name} – yöneticiler`)
    await writer.checksScreen('partners to write to')
    await writer.named('option', `${catering.company.name} – yöneticiler`).click()
    await writer.fills({ Konu: 'Aralık menüsü', Mesaj: 'Cumaya kadar yazarsanız seviniriz.' })
    await writer.presses('Gönder')
    await writer.sees('Mesaj gönderildi')
    await opensFolder(writer, /Gönderilen/)
    await row(writer, `Kime: ${catering.company.name} – yöneticiler`).waitFor()

    const reader = await opens(catering.people.corporateOwner)
    reader.expectsRefusal(422)
    await row(reader, firm.company.name).waitFor()
    await opensMessage(reader, 'Aralık menüsü')
    await reader.sees('Ayşe Yılmaz')
    await reader.presses('Yanıtla')
    const text = reader.page.getByRole('textbox', { name: `Yanıt: ${firm.company.name} – yöneticiler` })
    await text.fill('Perşembe gönderiyoruz.')
    expect(await reader.named('checkbox', /Diğer alıcılara da gönder: Tüm yöneticiler/).isChecked()).toBe(true)
    await reader.checksScreen('an answer to a partner')
    await product.sql(`UPDATE partnerships SET is_active = false, ended_at = now()
      WHERE catering_id = '${catering.company.id}'`)
    await reader.presses('Gönder')
    await reader.sees(/ortaklığınız artık yok; mesaj gönderilmedi, yazdıklarınız duruyor/)
    expect(await text.inputValue()).toBe('Perşembe gönderiyoruz.')

    const former = await opens(catering.people.corporate4)
    await opensMessage(former, 'Aralık menüsü')
    await former.sees('Bu yazışmadaki bir şirketle aktif bir ortaklığınız yok; mesajlar yalnızca okunabilir.')
    await former.checksScreen('a message of a former partner')
    await former.page.keyboard.press('r')
    expect(await former.button('Yanıtla').count()).toBe(0)
    expect(await former.page.getByRole('textbox', { name: /^Yanıt: / }).count()).toBe(0)
  })

  test('offers no partners to people who are not managers', async () => {
    const writer = await opens(await newcomer('Can Öztürk'))
    await writer.button('Yeni mesaj').first().click()
    await writer.named('combobox', 'Kime').click()
    await writer.named('option', 'Tüm yöneticiler').waitFor()
    expect(await writer.page.getByRole('option', { name: /– yöneticiler$/ }).count()).toBe(0)
  })

  test('can be read in the individual area by people without a panel', async () => {
    const [can, ayse] = [await newcomer('Can Öztürk'), await newcomer('Ayşe Demir', 'individual')]
    const messageId = await send(can, ayse, 'Yemekhane', 'Giriş bahçeden.')
    await stage.product.use(announceMail)({ companyId: ayse.companyId, messageId })
    const reader = await stage.visit(areaOf(stage.product, ayse), { as: ayse, kind: 'individual' })
    await reader.follows('Bildirimler: 1 yeni')
    await reader.heading('Yeni (1)').waitFor()
    await reader.follows(/Can Öztürk: Yemekhane/)
    await reader.sees('Giriş bahçeden.')
    await reader.checksScreen('a message in the individual area')
    await reader.follows('Ana sayfaya dön')
    await reader.heading('Merhaba, Ayşe').waitFor()
    await reader.named('link', 'Bildirimler').waitFor()
  })

  test.skipIf(isPhone)('can be used with the keyboard', async () => {
    const [can, ece] = [await newcomer('Can Öztürk'), await newcomer('Ece Ünal')]
    for (const subject of ['Birinci', 'İkinci', 'Üçüncü']) await send(can, ece, subject)
    const reader = await opens(ece)
    await opensMessage(reader, 'Üçüncü')
    await reader.page.keyboard.press('j')
    await reader.heading('İkinci').waitFor()
    await reader.page.keyboard.press('k')
    await reader.heading('Üçüncü').waitFor()
    await reader.page.keyboard.press('r')
    await reader.page.getByRole('textbox', { name: 'Yanıt: Can Öztürk' }).waitFor()
    await reader.presses('Vazgeç')
    await row(reader, 'Üçüncü').focus()
    await reader.page.keyboard.press('e')
    await expect.poll(() => row(reader, 'Üçüncü').count()).toBe(0)
  })
})
