import { describe, expect, it } from 'vitest'
import { OneTimePasswords } from '../../../src/core/workforce/index.ts'
import { enrol, nextPhone, password, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik A.Ş.')
const kitchen = useCompany(product, 'catering', 'Anadolu Çelik Catering')

const fullName = 'Ayşe Gül Işıklar'
const phone = '5339876543'

type Reply = Promise<{ status: number; problem: { code: string; detail: string } }>

const applyWith = (given: string, target: { name: string; ownerPhone: string } | null): Reply =>
  product.call('submitApplication', {
    body: {
      applicant: { full_name: fullName, phone, email: 'ayse@ornek.com' },
      password: given,
      ...(target === null
        ? { mode: 'existing', target: { company_id: kitchen.company.id } }
        : {
            mode: 'new',
            target: {
              company_type: 'corporate',
              new_company_payload: {
                name: target.name,
                address: 'Ankara Çankaya',
                contact_phone: '0312 111 22 33',
                owner_full_name: 'Veli Cankurtaran',
                owner_phone: target.ownerPhone,
                owner_email: 'v@ornek.com',
              },
            },
          }),
    },
  })

/** Every way to choose a password over the network, as Ayşe Gül Işıklar at Anadolu Çelik. */
const doors: Record<string, (given: string) => Reply> = {
  registration: (given) =>
    product.call('registerIndividual', {
      body: {
        full_name: fullName,
        phone: `0${phone}`,
        password: given,
        company_type: 'corporate',
        company_id: firm.company.id,
        department_id: firm.departments[0]?.id ?? '',
      },
    }),
  'an application to a company': (given) => applyWith(given, null),
  'an application with a new company': (given) => applyWith(given, { name: 'Anadolu Çelik', ownerPhone: nextPhone() }),
  'a change at the panels': async (given) => {
    const person = await enrol(product, kitchen.company, 'corporate1', { fullName, phone })
    return product.call('changeOwnPassword', {
      as: await tokenOf(product, person),
      path: { type: 'catering', companyId: person.companyId },
      body: { current_password: password, new_password: given },
    })
  },
  'a change in the individual area': async (given) => {
    const person = await enrol(product, firm.company, 'individual', { fullName, phone })
    return product.call('changeIndividualPassword', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
      body: { current_password: password, new_password: given },
    })
  },
  'the replacement of a one-time password': async (given) => {
    const { password: oneTime, hash } = product.use(OneTimePasswords).issue()
    const passwordExpiresAt = new Date(product.clock.now().getTime() + 86_400_000)
    const more = { fullName, phone, passwordHash: hash, passwordExpiresAt }
    const person = await enrol(product, firm.company, 'individual', more)
    return product.call('changeIndividualPassword', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
      body: { current_password: oneTime, new_password: given },
    })
  },
}

/** Frees the phone number for the next new person by giving its previous owner another. */
let moved = 0
const makeRoom = () =>
  product.sql(`UPDATE users SET phone = '534${String(++moved).padStart(7, '0')}' WHERE phone = '${phone}'`)

const refused: [what: string, password: string, code: string, sentence: string][] = [
  [
    'one of the most common',
    'Qwertyuiop',
    'password.too_common',
    'Bu şifre çok kullanıldığı için kolay tahmin edilir; birbiriyle ilgisiz birkaç kelimeyi yan yana yazmayı deneyin.',
  ],
  [
    'a common Turkish one in other spelling',
    'GALATASARAY',
    'password.too_common',
    'Bu şifre çok kullanıldığı için kolay tahmin edilir; birbiriyle ilgisiz birkaç kelimeyi yan yana yazmayı deneyin.',
  ],
  [
    "one's own name",
    'AyseGulIsiklar',
    'password.own_name',
    'Kişinin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.',
  ],
  [
    "one's own phone number",
    '+90 533 987 65 43',
    'password.own_phone',
    'Telefon numarası şifre olamaz; başkalarının bilmediği bir şifre seçin.',
  ],
  [
    "the company's name",
    'anadolu-celik',
    'password.company_name',
    'Şirketin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.',
  ],
]

describe.each(Object.keys(doors))('%s', (door) => {
  const through = async (given: string) => {
    await makeRoom()
    return (doors[door] as (given: string) => Reply)(given)
  }

  it.each(refused)('refuses %s as a password, and says why', async (_what, given, code, sentence) => {
    const { status, problem } = await through(given)
    expect([status, problem.code, problem.detail]).toEqual([422, code, sentence])
  })

  it('accepts anything else, without rules about kinds of characters', async () => {
    const { status } = await through('mor fil yavaş uçar')
    expect(status).toBeLessThan(300)
    await product.sql(`DELETE FROM applications`)
  })
})

it("an application with a new company refuses the owner's name and phone number as a password, too", async () => {
  const owner = { name: 'Meltem Tekstil', ownerPhone: '5351112233' }
  expect((await applyWith('cankurtaran1985', owner)).problem.code).toBe('password.own_name')
  expect((await applyWith('05351112233', owner)).problem.code).toBe('password.own_phone')
})
