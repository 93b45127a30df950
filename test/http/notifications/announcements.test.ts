import { expect, it } from 'vitest'
import { administratorTokenOf, appointAdministrator, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const kitchen = useCompany(product, 'catering', 'Anne Eli Yemek')

it('is seen by those it is for from its start to its end, unless it is withdrawn', async () => {
  product.clock.set('2026-11-25T15:00:00Z')
  const ayse = await appointAdministrator(product, 'ayşe')
  const asAdministrator = () => administratorTokenOf(product, ayse)
  const write = async (text: string, audience: 'everybody' | 'catering', from: string | undefined, until: string) =>
    product.call('writeAnnouncement', {
      as: await asAdministrator(),
      body: {
        text,
        audience,
        ...(from !== undefined && { starts: { date: '2026-11-25', time: from } }),
        ends: { date: '2026-11-25', time: until },
      },
    })
  const people = { firm: firm.people.corporateOwner, kitchen: kitchen.people.corporateOwner }
  const seenBy = async (who: keyof typeof people) =>
    (await product.call('getProfile', { as: await tokenOf(product, people[who]) })).body.announcements
  const seen = async () => ({
    firm: (await seenBy('firm')).map(({ text }) => text),
    kitchen: (await seenBy('kitchen')).map(({ text }) => text),
  })

  expect((await write('Akşam bakım var', 'everybody', '19:00', '20:00')).status).toBe(200)
  expect((await write('Cateringlere', 'catering', undefined, '21:00')).status).toBe(200)
  expect((await write('Dün bitti', 'everybody', undefined, '10:00')).problem.code).toBe('announcement.period_invalid')
  expect(await seen()).toEqual({ firm: [], kitchen: ['Cateringlere'] })
  product.clock.set('2026-11-25T16:00:00Z')
  expect(await seen()).toEqual({ firm: ['Akşam bakım var'], kitchen: ['Cateringlere', 'Akşam bakım var'] })
  expect(await seenBy('firm')).toMatchObject([{ ends_at: '2026-11-25T17:00:00.000Z' }])

  const list = async () => (await product.call('listAnnouncements', { as: await asAdministrator() })).body.announcements
  const [catering] = await list()
  const withdrawn = { path: { announcementId: catering?.id ?? '' } }
  expect((await product.call('withdrawAnnouncement', { as: await asAdministrator(), ...withdrawn })).status).toBe(200)
  expect(await seen()).toEqual({ firm: ['Akşam bakım var'], kitchen: ['Akşam bakım var'] })
  product.clock.set('2026-11-25T17:00:00Z')
  expect(await seen()).toEqual({ firm: [], kitchen: [] })
  expect((await list()).map(({ text, state, written_by }) => [text, state, written_by])).toEqual([
    ['Cateringlere', 'withdrawn', 'ayşe'],
    ['Akşam bakım var', 'ended', 'ayşe'],
  ])
})
