import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeToChangedAddresses } from '../../src/core/emails/index.ts'
import type { CompanyId, UserId } from '../../src/core/shared/index.ts'
import { startWorker } from '../../src/main/worker.ts'
import { type MailServer, startMailServer, textOf } from '../support/mail-server.ts'
import { desktop } from '../support/screens.ts'
import { useStageWith } from '../support/stage.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  menu,
  nextPhone,
  password,
  tokenOf,
} from '../support/world.ts'
import { picksDish } from './menu-steps.ts'

let server: MailServer
const stage = useStageWith(async () => {
  server = await startMailServer()
  return { SMTP_URL: server.url, MAIL_FROM: 'Tabldot <tabldot@yemek.example>', PUBLIC_URL: 'https://yemek.example' }
}, desktop)
afterAll(() => server?.close())

/** The page that the next mail to the address opens; the mail has to say this. */
const callOf = async (address: string, told: string): Promise<string> => {
  const mails = () => server.received.filter(({ to }) => to === address).map(textOf)
  await expect.poll(() => mails().filter((text) => text.includes(told)).length).toBe(1)
  const text = mails().find((one) => one.includes(told)) ?? ''
  const [, path = ''] = /https:\/\/yemek\.example(\/[^\s"<]*)/.exec(text) ?? []
  return path
}

describe('An application form', () => {
  test('says that the decision is sent to the address', async () => {
    const applicant = await stage.visit('/?mode=corp-register')
    await applicant.sees('Karar bu adrese de gönderilir; onaylanınca hesabınızın e-posta adresi olur')
    await applicant.checksScreen('application where mail is sent')
  })
})

describe('A firm', () => {
  test('comes from its application to its first meal by opening what mails tell', async () => {
    const { product, world } = stage
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    const { cateringB } = world
    onTestFinished(() => worker.stop())
    const phone = nextPhone()
    const [owner, cook, eater] = [
      `sahip.${phone}@lale.example`,
      `mutfak.${phone}@bereket.example`,
      `${phone}@lale.example`,
    ]
    const firm = `Lale Metal ${phone}`
    const { application } = (
      await product.call('submitApplication', {
        body: {
          mode: 'new',
          applicant: { full_name: 'Ayşe Yılmaz', phone, email: owner },
          password,
          target: {
            company_type: 'corporate',
            new_company_payload: {
              name: firm,
              address: 'Lale Sk. 1, Bursa',
              contact_phone: '02242600000',
              owner_full_name: 'Ayşe Yılmaz',
              owner_phone: phone,
              owner_email: owner,
            },
          },
        },
      })
    ).body
    await product.call('decideNewCompany', {
      as: await administratorTokenOf(product, await appointAdministrator(product)),
      path: { applicationId: application.id },
      body: { status: 'approved' },
    })

    const buyer = await stage.visit(await callOf(owner, 'şirketiniz açıldı'))
    await buyer.presses('Adresimi onayla')
    await buyer.follows('Giriş yap')
    await buyer.fills({ Telefon: phone, Şifre: password })
    await buyer.presses('Giriş yap')
    await buyer.heading('Kurulum').waitFor()

    const [member] = await product.sql(`SELECT id, company_id FROM users WHERE phone = '${phone}'`)
    const [companyId, userId] = [String(member?.['company_id']) as CompanyId, String(member?.['id']) as UserId]
    const as = await tokenOf(product, { id: userId, companyId })
    const path = { type: 'corporate' as const, companyId }
    const { department } = (await product.call('createDepartment', { as, path, body: { name: 'Üretim' } })).body
    const shift = { title: 'Gündüz', start_time: '09:00', end_time: '17:00', days: [1, 2, 3, 4, 5] }
    const created = (await product.call('createShift', { as, path, body: shift })).body.shift
    const hired = await enrol(product, { id: companyId, type: 'corporate' }, 'individual', {
      departmentId: department.id,
    })
    await product.call('saveMailSettings', {
      as: await tokenOf(product, hired, 'individual'),
      path: { companyId, userId: hired.id },
      body: { email: eater, kinds: [{ kind: 'menus', is_on: true }] },
    })
    await product.use(writeToChangedAddresses)({})

    const { corporateOwner } = cateringB.people
    await product.sql(`UPDATE users SET email = '${cook}' WHERE id = '${corporateOwner.id}';
      UPDATE users SET email_confirmed_at = now() WHERE id = '${corporateOwner.id}'`)
    await product.call('sendOffer', {
      as,
      path,
      body: { catering_id: cateringB.company.id, unit_price: 120, duration_months: 12 },
    })

    const caterer = await stage.visit(await callOf(cook, firm), { as: corporateOwner })
    await caterer.button(firm).first().click()
    await caterer.presses('Kabul et')
    await caterer.button('Kabul et').last().click()
    await caterer.sees('Teklif kabul edildi')

    await buyer.goesTo(await callOf(owner, 'kabul'))
    await buyer.sees('Bereket Sofrası')

    const diner = await stage.visit(await callOf(eater, 'E-posta adresinizi onaylayın'), {
      as: hired,
      kind: 'individual',
    })
    await diner.presses('Adresimi onayla')
    await diner.sees(/^E-posta adresiniz onaylandı/)
    await product.call('saveMenuDay', {
      as: await tokenOf(product, corporateOwner),
      path: { cateringId: cateringB.company.id, corpId: companyId },
      body: { shift_id: created.id, date: '2026-11-12', ...menu, status: 'published' },
    })

    await diner.goesTo(await callOf(eater, 'menü'))
    await picksDish(diner, '12 Kasım Perşembe', 'Kuru fasulye')
    expect(await product.sql(`SELECT meal_name FROM choices WHERE user_id = '${hired.id}'`)).toEqual([
      { meal_name: 'Kuru fasulye' },
    ])
  })
})
