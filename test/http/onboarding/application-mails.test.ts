import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEmails, writeToChangedAddresses } from '../../../src/core/emails/index.ts'
import { type MailServer, startMailServer, textOf } from '../../support/mail-server.ts'
import { type Product, startProduct } from '../../support/product.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  createWorkplace,
  nextPhone,
  password,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'

let server: MailServer
let product: Product
let firm: Workplace
let manager: string
let admin: string
beforeAll(async () => {
  server = await startMailServer()
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Tabldot <tabldot@yemek.example>',
    PUBLIC_URL: 'https://yemek.example',
  }
  product = await startProduct({ env })
  firm = await createWorkplace(product, 'corporate', 'Örnek Metal')
  manager = await tokenOf(product, firm.people.corporate3)
  admin = await administratorTokenOf(product, await appointAdministrator(product, 'yonetici'))
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(() => product.sql('TRUNCATE emails CASCADE'))

let applicants = 0
const apply = async (newCompany?: string, ownerEmail?: string) => {
  const [phone, email] = [nextPhone(), `aday${++applicants}@ornek.com`]
  const applicant = { full_name: 'Ayşe Yılmaz', phone, email }
  const owner = { owner_full_name: 'Ayşe Yılmaz', owner_phone: phone, owner_email: ownerEmail ?? email }
  const body = newCompany
    ? {
        mode: 'new' as const,
        target: {
          company_type: 'catering' as const,
          new_company_payload: { name: newCompany, address: 'Lale Sk. 1', contact_phone: '02242600000', ...owner },
        },
      }
    : { mode: 'existing' as const, target: { company_id: firm.company.id } }
  const { application } = (await product.call('submitApplication', { body: { ...body, applicant, password } })).body
  return { id: application.id, phone, email }
}
const path = () => ({ type: 'corporate' as const, companyId: firm.company.id })
const decide = (applicationId: string, status: 'approved' | 'rejected', notes?: string) =>
  product.call('decideApplication', {
    as: manager,
    path: { ...path(), applicationId },
    body: { status, ...(notes !== undefined && { notes }) },
  })
const decideNew = (applicationId: string, status: 'approved' | 'rejected', notes?: string) =>
  product.call('decideNewCompany', {
    as: admin,
    path: { applicationId },
    body: { status, ...(notes !== undefined && { notes }) },
  })
const queued = () =>
  product.sql(`SELECT kind, address, title, body, action_path, user_id IS NULL AS has_no_account
    FROM emails ORDER BY id`)
const signIn = (phone: string) =>
  `Sonu ${phone.slice(-2)} olan telefon numarası ve başvururken belirlediğiniz şifreyle giriş yapabilirsiniz.`
const confirming =
  'Bu düğme adresinizi de onaylar: Haberler bu adrese gönderilir, şifrenizi unutursanız yenileme bağlantısı da buraya gelir.'

describe('an applicant is mailed', () => {
  it('the approval with a link that confirms the address and leads to signing in, once', async () => {
    const { id, phone, email } = await apply()
    await Promise.all([decide(id, 'approved'), decide(id, 'approved')])
    expect(await queued()).toEqual([
      {
        kind: 'application',
        address: email,
        title: 'Başvurunuz onaylandı',
        body: `“Örnek Metal” başvurunuzu onayladı.\n\n${signIn(phone)}\n\n${confirming}`,
        action_path: `/e-posta-onayi?sirket=${firm.company.slug}`,
        has_no_account: false,
      },
    ])
    await product.use(writeToChangedAddresses)({})
    await product.use(sendEmails)({})
    const mails = server.received.filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    const text = mails.map(textOf).join('')
    const token = /https:\/\/yemek\.example\/e-posta-onayi\?sirket=([\w-]+)#([\w.-]+)/.exec(text)
    expect(token?.[1]).toBe(firm.company.slug)
    expect((await product.call('confirmEmail', { body: { token: token?.[2] ?? '' } })).status).toBe(200)
    expect(
      await product.sql(`SELECT email_confirmed_at IS NOT NULL AS is_confirmed FROM users WHERE email = '${email}'`),
    ).toEqual([{ is_confirmed: true }])
  })

  it('the approval with a plain link, if the owner of the new company has another address', async () => {
    const { id, email } = await apply('Öteki Mutfak', 'sahip@ornek.com')
    await decideNew(id, 'approved')
    await product.use(writeToChangedAddresses)({})
    expect(await queued()).toMatchObject([
      { address: email, title: 'Başvurunuz onaylandı', action_path: '/login?mode=corporate&sirket=oteki-mutfak' },
      { address: 'sahip@ornek.com', title: 'E-posta adresinizi onaylayın', action_path: '/e-posta-onayi' },
    ])
  })

  it('the reason of a rejection, without an account', async () => {
    const { id, email } = await apply()
    await decide(id, 'rejected', 'Departmanınız henüz açılmadı.')
    expect(await queued()).toEqual([
      {
        kind: 'application',
        address: email,
        title: 'Başvurunuz reddedildi',
        body: '“Örnek Metal” şirketine katılma başvurunuz reddedildi.\n\nGerekçe: Departmanınız henüz açılmadı.',
        action_path: null,
        has_no_account: true,
      },
    ])
  })

  it('whatever was decided, if two managers answer at once', async () => {
    for (const _round of [1, 2, 3]) {
      await product.sql('TRUNCATE emails CASCADE')
      const { id } = await apply()
      const [approved, rejected] = await Promise.all([decide(id, 'approved'), decide(id, 'rejected', 'Olmaz.')])
      expect([approved.status, rejected.status].sort()).toEqual([200, 409])
      const title = approved.status === 200 ? 'Başvurunuz onaylandı' : 'Başvurunuz reddedildi'
      expect((await queued()).map((mail) => mail['title'])).toEqual([title])
    }
  })

  it('one of many rejections, and nobody who was decided before', async () => {
    const [first, second, decided] = [await apply(), await apply(), await apply()]
    await decide(decided.id, 'approved')
    await product.sql('TRUNCATE emails CASCADE')
    await product.call('rejectApplications', {
      as: manager,
      path: path(),
      body: { application_ids: [first.id, second.id, decided.id], notes: 'Kadro dolu.' },
    })
    expect((await queued()).map(({ address }) => address).sort()).toEqual([first.email, second.email].sort())
  })

  it('about a new company, by the administrator', async () => {
    const [approved, rejected] = [await apply('Yeni Mutfak'), await apply('Eski Mutfak')]
    await decideNew(approved.id, 'approved')
    await decideNew(rejected.id, 'rejected', 'Vergi numarası yanlış.')
    expect(await queued()).toMatchObject([
      {
        address: approved.email,
        body: `“Yeni Mutfak” başvurunuz onaylandı; şirketiniz açıldı.\n\n${signIn(approved.phone)}\n\n${confirming}`,
        action_path: '/e-posta-onayi?sirket=yeni-mutfak',
        has_no_account: false,
      },
      {
        address: rejected.email,
        body: '“Eski Mutfak” için yaptığınız şirket başvurusu reddedildi.\n\nGerekçe: Vergi numarası yanlış.',
        has_no_account: true,
      },
    ])
    const another = await apply('Başka Mutfak')
    await product.sql('TRUNCATE emails CASCADE')
    await product.call('rejectNewCompanies', {
      as: admin,
      body: { application_ids: [another.id, rejected.id], notes: 'Kapsam dışı.' },
    })
    expect(await queued()).toMatchObject([
      { address: another.email, body: expect.stringContaining('“Başka Mutfak”') as string },
    ])
  })

  it('nothing while the decision is not kept', async () => {
    const { id, phone } = await apply()
    await product.call('createEmployee', {
      as: manager,
      path: path(),
      body: { full_name: 'Ayşe Yılmaz', phone, role: 'corporate1', department_id: firm.departments[0]?.id ?? '' },
    })
    expect((await decide(id, 'approved')).status).toBe(409)
    expect(await queued()).toEqual([])
  })
})
