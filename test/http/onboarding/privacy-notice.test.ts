import { describe, expect, it } from 'vitest'
import { nextPhone, password, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct({
  env: { OPERATOR_NAME: 'Tabldot Bilişim Ltd. Şti.', OPERATOR_CONTACT: 'kvkk@tabldot.example' },
})
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')

const outdated = 'Aydınlatma metni bu arada yenilendi. Yeni metni okuyup formu yeniden gönderin.'
const presentVersion = async () => (await product.call('getPrivacyNotice')).body.version
const register = (more: { phone: string; privacy_version?: string }) =>
  product.call('registerIndividual', {
    body: {
      full_name: 'Ayşe Yılmaz',
      password,
      company_type: 'corporate',
      company_id: firm.company.id,
      department_id: firm.departments[0]?.id ?? '',
      ...more,
    },
  })
const apply = (phone: string, privacy_version?: string) =>
  product.call('submitApplication', {
    body: {
      mode: 'existing',
      applicant: { full_name: 'Can Demir', phone, email: 'can@ornek.com' },
      password,
      target: { company_id: firm.company.id },
      ...(privacy_version !== undefined && { privacy_version }),
    },
  })
const kept = async (table: 'users' | 'applications', phone: string) =>
  (
    await product.sql(`SELECT privacy_version, privacy_accepted_at FROM ${table}
      WHERE ${table === 'users' ? 'phone' : 'applicant_phone'} = '${phone}'`)
  )[0]

describe('who is responsible', () => {
  it('is told to anybody: the company with its city, and who runs the installation', async () => {
    const { id } = firm.company
    const address = { street: 'Sanayi Cd. 4', district: 'Nilüfer', city: 'Bursa', postalCode: '' }
    await product.sql(`UPDATE companies SET address = '${JSON.stringify(address)}' WHERE id = '${id}'`)
    const processor = { name: 'Tabldot Bilişim Ltd. Şti.', contact: 'kvkk@tabldot.example' }
    expect((await product.call('getResponsible', { query: { company: id } })).body).toEqual({
      controller: { name: firm.company.name, city: 'Bursa' },
      processor,
    })
    expect((await product.call('getResponsible')).body).toEqual({ controller: null, processor })
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${id}'`)
    expect((await product.call('getResponsible', { query: { company: id } })).body.controller).toBeNull()
    await product.sql(`UPDATE companies SET is_active = true WHERE id = '${id}'`)
  })
})

describe('the privacy notice', () => {
  it('can be read by anybody, with its version', async () => {
    const { status, body } = await product.call('getPrivacyNotice')
    expect([status, body.title]).toEqual([200, 'Kişisel verilerle ilgili aydınlatma metni'])
    expect(body.version).not.toBe('')
    expect(body.sections.map(({ heading }) => heading)).toContain('Verilerinizden kim sorumlu?')
  })

  it('is recorded with the time it was shown, and an approved application carries it over', async () => {
    const privacy_version = await presentVersion()
    const [registered, applied] = [nextPhone(), nextPhone()]
    const shown = { privacy_version, privacy_accepted_at: product.clock.now() }
    expect((await register({ phone: registered, privacy_version })).status).toBe(201)
    expect(await kept('users', registered)).toEqual(shown)
    const { status, body } = await apply(applied, privacy_version)
    expect(status).toBe(201)
    expect(await kept('applications', applied)).toEqual(shown)
    await product.call('decideApplication', {
      as: await tokenOf(product, firm.people.corporateOwner),
      path: { type: 'corporate', companyId: firm.company.id, applicationId: body.application.id },
      body: { status: 'approved' },
    })
    expect(await kept('users', applied)).toEqual(shown)
  })

  it('is refused in an older version, with one sentence and without registering anybody', async () => {
    const phone = nextPhone()
    for (const { status, problem } of [
      await register({ phone, privacy_version: '2019-01' }),
      await apply(phone, '2019-01'),
    ])
      expect([status, problem.code, problem.detail]).toEqual([409, 'privacy.outdated', outdated])
    expect([await kept('users', phone), await kept('applications', phone)]).toEqual([undefined, undefined])
  })

  it('is optional: nothing is recorded without a version', async () => {
    const [registered, applied] = [nextPhone(), nextPhone()]
    const nothing = { privacy_version: null, privacy_accepted_at: null }
    expect([(await register({ phone: registered })).status, (await apply(applied)).status]).toEqual([201, 201])
    expect([await kept('users', registered), await kept('applications', applied)]).toEqual([nothing, nothing])
  })

  it('is recorded completely or not at all', async () => {
    const phone = nextPhone()
    await register({ phone })
    await expect(product.sql(`UPDATE users SET privacy_version = 'x' WHERE phone = '${phone}'`)).rejects.toThrow(
      'users_privacy',
    )
  })
})
