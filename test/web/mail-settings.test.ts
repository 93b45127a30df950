import { describe, expect, test } from 'vitest'
import { answerForgottenPassword } from '../../src/core/access/index.ts'
import { type LinkPurpose, LinkSecrets, writeToChangedAddresses } from '../../src/core/emails/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage, useStageWith } from '../support/stage.ts'
import { enrol } from '../support/world.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Tabldot <tabldot@tabldot.example>' }

describe('Somebody’s own e-mail', () => {
  const stage = useStageWith(() => Promise.resolve(mail), phone, desktop)
  /** The last link that was sent to the address. */
  const linkTo = async (address: string, purpose: LinkPurpose) => {
    const [sent] = await stage.product.sql(
      `SELECT id, action_path FROM emails WHERE address = '${address}' ORDER BY created_at DESC, id DESC`,
    )
    return `${String(sent?.['action_path'])}#${stage.product.use(LinkSecrets).secretOf(purpose, String(sent?.['id']))}`
  }

  test('is entered in Hesabım, confirmed by a button, and switched', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.corporateA.company, 'individual')
    const eater = await stage.visit(areaOf(product, person, 'hesabim'), { as: person, kind: 'individual' })
    await eater.fills({ 'E-posta': 'iki@isaret@firma.example' })
    await eater.presses('Adresi kaydet')
    await eater.sees('Geçerli bir e-posta adresi yazın')
    await eater.fills({ 'E-posta': 'ayse@firma.example' })
    await eater.presses('Adresi kaydet')
    await eater.sees('Adres kaydedildi; onay bağlantısı birazdan gönderilir', /^Adresiniz onaylı değil/)
    await eater.checksScreen('own address')
    await product.use(writeToChangedAddresses)({})

    const reader = await stage.visit(await linkTo('ayse@firma.example', 'confirm'))
    await reader.heading('E-posta adresinizi onaylayın').waitFor()
    await reader.checksScreen('confirm an address')
    await reader.presses('Adresimi onayla')
    await reader.sees(/^E-posta adresiniz onaylandı/)
    await reader.checksScreen('confirmed address')
    reader.expectsRefusal(422)
    await reader.page.reload()
    await reader.presses('Adresimi onayla')
    await reader.sees(/^Bu bağlantı geçersiz/)

    await eater.page.reload()
    await eater.sees('Adresiniz onaylı.')
    await eater.named('switch', 'Yeni menüler').click()
    await eater.sees('E-posta ayarları kaydedildi')
    expect(await product.sql(`SELECT kind, is_on FROM email_switches WHERE user_id = '${person.id}'`)).toEqual([
      { kind: 'menus', is_on: true },
    ])
  })

  test('is in the user menu of staff', async () => {
    const { product, world } = stage
    const manager = world.supplier.people.corporate3
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'E-posta').click()
    await visitor.sees('Siparişler')
    await visitor.checksScreen('mail settings of staff')
    await visitor.presses('Kapat')
  })

  test('is opened by the link of mails to staff who do not eat', async () => {
    const { product, world } = stage
    const manager = world.supplier.people.corporate3
    const visitor = await stage.visit(`${dashboardOf(product, manager)}#e-posta`, { as: manager })
    await visitor.heading('E-posta').waitFor()
    await visitor.sees('Siparişler')
  })

  test('has a link that is explained where a mail program cut it off, and leads on where it is used up', async () => {
    const visitor = await stage.visit('/e-posta-onayi#AaImsSlSdLeU3VIL')
    await visitor.sees('Bağlantı eksik. E-postadaki bağlantının tamamını açın.')
    visitor.expectsRefusal(422)
    await visitor.goesTo('/e-posta-onayi#AaImsSlSdLeU3VILsEqLzA.tuOEdz_EMG46eCQMBBA-p9_GDH3WMQmGCBTniCWtUfY')
    await visitor.presses('Adresimi onayla')
    await visitor.sees(/^Bu bağlantı geçersiz/)
    await visitor.follows('Tabldot’u aç')
  })

  test('has a link that switches a kind off', async () => {
    const { product, world } = stage
    const { id, companyId } = world.corporateA.people.individual
    const mailId = '01a20744-0000-7000-8000-000000000002'
    await product.sql(
      `INSERT INTO emails (id, company_id, user_id, kind, created_at, due_at)
       VALUES ('${mailId}', '${companyId}', '${id}', 'substitutes', now(), now())`,
    )
    const reader = await stage.visit(`/e-posta-iptali#${product.use(LinkSecrets).secretOf('unsubscribe', mailId)}`)
    await reader.heading('E-posta almayı bırakın').waitFor()
    await reader.checksScreen('unsubscribe')
    await reader.presses('Bu konuda e-posta alma')
    await reader.sees(/^“Değişen yemekler” e-postaları kapatıldı/)
    await reader.goesTo('/e-posta-iptali')
    await reader.sees('Bağlantı eksik. E-postadaki bağlantının tamamını açın.')
  })

  test('replaces a forgotten password', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.corporateA.company, 'individual')
    await product.sql(`UPDATE users SET email = 'can@firma.example' WHERE id = '${person.id}'`)
    await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
    const visitor = await stage.visit('/?mode=forgot')
    await visitor.sees(/^E-posta adresinizi onayladıysanız size yeni şifre belirleyeceğiniz bir bağlantı gönderilir/)
    await visitor.picks('Şirket', 'anadolu', world.corporateA.company.name)
    await visitor.fills({ Telefon: person.phone })
    await visitor.presses('Yeni şifre iste')
    await visitor.sees(/onaylı e-posta adresine yarım saat geçerli bir bağlantı gönderildi/)
    const asked = { companyId: person.companyId, phone: person.phone }
    await product.use(Transaction).run(() => product.use(answerForgottenPassword)(asked))

    await visitor.goesTo(await linkTo('can@firma.example', 'reset'))
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    await visitor.checksScreen('new password by link')
    await visitor.fills({ Şifre: 'bahçede-dört-fener', 'Şifre (tekrar)': 'bahçede-dört-fener' })
    await visitor.presses('Şifreyi yenile')
    await visitor.sees('Şifreniz yenilendi. Yeni şifrenizle giriş yapın.')
    await visitor.follows('Giriş yap')
    await visitor.picks('Şirket', 'anadolu', world.corporateA.company.name)
    await visitor.fills({ Telefon: person.phone, Şifre: 'bahçede-dört-fener' })
    await visitor.presses('Giriş yap')
    await visitor.isAt(areaOf(product, person))

    visitor.expectsRefusal(422)
    await visitor.goesTo(await linkTo('can@firma.example', 'reset'))
    await visitor.fills({ Şifre: 'bahçede-beş-fener', 'Şifre (tekrar)': 'bahçede-beş-fener' })
    await visitor.presses('Şifreyi yenile')
    await visitor.sees(/^Bu bağlantı kullanılmış ya da süresi dolmuş/)
  })
})

describe('Without a mail server, somebody’s own e-mail', () => {
  const stage = useStage(phone, desktop)

  test('is not mentioned to whoever forgot the password', async () => {
    const visitor = await stage.visit('/?mode=forgot')
    await visitor.sees('Şirketinizin yöneticilerine haber verilir; onlar size bir kez kullanılan yeni bir şifre verir.')
  })

  test('says that nothing is sent', async () => {
    const { product, world } = stage
    const { individual } = world.corporateA.people
    const eater = await stage.visit(areaOf(product, individual, 'hesabim'), { as: individual, kind: 'individual' })
    await eater.sees(/^Bu kurulum e-posta göndermiyor/)
  })
})
