import { describe, expect, it } from 'vitest'
import { announceMail } from '../../../src/core/notifications/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import type { Role } from '../../../src/core/actors/rules.ts'
import { uploadRequest } from '../../support/mail.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { createWorkplace, enrol, type Person, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)

interface Writer {
  me: Person
  as: string
  path: { type: Person['companyType']; companyId: string }
}
const writerOf = async (me: Person): Promise<Writer> => ({
  me,
  as: await tokenOf(product, me),
  path: { type: me.companyType, companyId: me.companyId },
})
const at = (place: Workplace, role: Role = 'corporateOwner') => writerOf(place.people[role])

type Address = { kind: 'partner' | 'person'; id: string } | { kind: 'managers' }
const partner = ({ company }: Workplace): Address => ({ kind: 'partner', id: company.id })
const send = ({ as, path }: Writer, to: Address[], text: object = {}) =>
  product.call('sendMessage', {
    as,
    path,
    body: { to_addresses: to, subject: 'Aralık menüsü', body: 'Cumaya kadar yazın.', ...text },
  })
const sent = async (from: Writer, to: Address[], text: object = {}) => {
  const { status, body } = await send(from, to, text)
  expect(status).toBe(201)
  return body.message
}
const open = ({ as, path }: Writer, messageId: string) =>
  product.call('getMessage', { as, path: { ...path, messageId } })
const change = ({ as, path }: Writer, messageId: string, body: object) =>
  product.call('updateMessage', { as, path: { ...path, messageId }, body })
const remove = ({ as, path }: Writer, messageId: string) =>
  product.call('deleteMessage', { as, path: { ...path, messageId } })
const idsIn = async ({ as, path }: Writer, query: object = {}) =>
  (await product.call('listMessages', { as, path, query })).body.messages.map(({ id }) => id)
const upload = async ({ as, path }: Writer, content: string) => {
  const { text } = await product.send(uploadRequest(as, path, 'plan.txt', Buffer.from(content)))
  const { attachment } = JSON.parse(text) as { attachment: { id: string } }
  return { id: attachment.id }
}
const download = ({ as, path }: Writer, messageId: string, attachmentId: string) =>
  product.call('downloadAttachment', { as, path: { ...path, messageId, attachmentId } })

let pairs = 0
/** A firm and a catering of their own, with a partnership. */
const twoPartners = async () => {
  const firm = await createWorkplace(product, 'corporate', `Poyraz Otomotiv ${++pairs}`)
  const catering = await createWorkplace(product, 'catering', `Bereket Mutfağı ${pairs}`)
  await product.use(openPartnership)(catering.company, firm.company)
  return { firm, catering }
}
const end = ({ firm, catering }: { firm: Workplace; catering: Workplace }) =>
  product.sql(`UPDATE partnerships SET is_active = false, ended_at = now()
    WHERE is_active AND catering_id = '${catering.company.id}' AND corporate_id = '${firm.company.id}'`)

const notAPartner = [
  422,
  'Alıcılardaki bir şirketle ortaklığınız artık yok; mesaj gönderilmedi, yazdıklarınız duruyor.',
]

describe('a message to a partner', () => {
  it('reaches its managers, who see the company and the name of the writer, and nothing else', async () => {
    const { firm, catering } = await twoPartners()
    const owner = await writerOf(
      await enrol(product, firm.company, 'corporate4', {
        fullName: 'Ayşe Yılmaz',
        departmentId: firm.departments[0]?.id ?? null,
      }),
    )
    const colleague = firm.people.corporate1
    const { id } = await sent(owner, [partner(catering), { kind: 'managers' }, { kind: 'person', id: colleague.id }])
    expect(await idsIn(await at(catering, 'corporate2'))).toEqual([])
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const) {
      const { message } = (await open(await at(catering, role), id)).body
      expect(message).toMatchObject({
        from_address: { kind: 'partner', id: firm.company.id, name: firm.company.name },
        from_person: 'Ayşe Yılmaz',
        from_department: null,
        to_addresses: [{ kind: 'managers', id: null, name: 'Tüm yöneticiler' }],
        recipient_count: 3,
        is_own: false,
      })
      const text = JSON.stringify(message)
      for (const hidden of [owner.me.id, owner.me.phone, colleague.id]) expect(text).not.toContain(hidden)
    }
    expect((await open(owner, id)).body.message).toMatchObject({
      from_person: null,
      to_addresses: [{ kind: 'partner', id: catering.company.id, name: catering.company.name }, {}, {}],
      recipient_count: 7,
    })
  })

  it('is answered to the managers of the other side, and counts who has read it', async () => {
    const { firm, catering } = await twoPartners()
    const [writer, reader] = [await at(firm, 'corporate3'), await at(catering, 'corporate4')]
    const { id } = await sent(writer, [partner(catering)])
    await change(reader, id, { is_read: true })
    expect((await open(writer, id)).body.message).toMatchObject({ read_count: 1, read_by: [], recipient_count: 3 })
    const { message } = (await open(reader, id)).body
    const answer = await sent(reader, [{ kind: 'partner', id: message.from_address.id ?? '' }], { labels: ['reply'] })
    for (const role of ['corporate3', 'corporateOwner'] as const)
      expect(await idsIn(await at(firm, role))).toContain(answer.id)
  })

  it('goes from a catering to several firms, none of which sees the others, and to its suppliers', async () => {
    const { catering, firm } = await twoPartners()
    const others = [world.corporateB, world.supplier]
    for (const { company } of others) await product.use(openPartnership)(catering.company, company)
    const { id } = await sent(await at(catering), [firm, ...others].map(partner))
    for (const place of [firm, ...others])
      expect((await open(await at(place), id)).body.message).toMatchObject({
        to_addresses: [{ kind: 'managers' }],
        recipient_count: 3,
      })
    expect((await send(await at(world.supplier), [partner(catering)])).status).toBe(201)
    expect((await send(await at(firm), [partner(world.supplier)])).status).toBe(422)
  })

  it('is found by the name of the company and of the writer, on its own side only', async () => {
    const { firm, catering } = await twoPartners()
    const writer = await writerOf(await enrol(product, firm.company, 'corporate4', { fullName: 'Işıl Şen' }))
    const { id } = await sent(writer, [partner(catering), { kind: 'person', id: firm.people.corporate1.id }])
    const reader = await at(catering)
    for (const search of ['poyraz', 'ISIL', 'aralik'])
      expect([search, await idsIn(reader, { search })]).toEqual([search, [id]])
    expect(await idsIn(reader, { search: 'Deneme corporate1' })).toEqual([])
    expect(await idsIn(writer, { type: 'sent', search: 'bereket' })).toEqual([id])
  })

  it('is news in the individual area of a firm', async () => {
    const { firm, catering } = await twoPartners()
    const { id } = await sent(await at(catering), [partner(firm)])
    expect(await product.use(announceMail)({ companyId: firm.company.id, messageId: id })).toBe(3)
    const manager = firm.people.corporate3
    const as = await tokenOf(product, manager, 'individual')
    const path = { companyId: manager.companyId, userId: manager.id }
    const { notifications } = (await product.call('listNotifications', { as, path, query: {} })).body
    expect(notifications[0]).toMatchObject({ message_id: id, body: `${catering.company.name}: Aralık menüsü` })
    const own = { ...path, messageId: id }
    expect((await product.call('getReceivedMessage', { as, path: own })).body.message.from_person).not.toBeNull()
  })
})

describe('writing to a partner', () => {
  it('is for managers', async () => {
    const places = await twoPartners()
    for (const side of ['firm', 'catering'] as const)
      for (const [role, status] of [
        ['corporate1', 403],
        ['corporate2', 403],
        ['corporate3', 201],
        ['corporate4', 201],
        ['corporateOwner', 201],
      ] as const) {
        const to = partner(places[side === 'firm' ? 'catering' : 'firm'])
        const { status: answered, problem } = await send(await at(places[side], role), [to])
        expect([side, role, answered]).toEqual([side, role, status])
        if (status === 403) expect(problem.detail).toBe('Ortaklara yalnızca yöneticiler yazabilir.')
      }
  })

  it('is refused for companies that are not partners, known or unknown, and for the own one', async () => {
    const { firm } = await twoPartners()
    const writer = await at(firm)
    for (const id of [world.cateringB.company.id, firm.company.id, '01939b3c-0000-7000-8000-000000000001']) {
      const { status, problem } = await send(writer, [{ kind: 'partner', id }])
      expect([status, problem.detail]).toEqual(notAPartner)
    }
    expect(await idsIn(writer, { type: 'sent' })).toEqual([])
  })

  it('is refused after the partnership has ended, while the messages and their files stay readable', async () => {
    const places = await twoPartners()
    const [writer, reader] = [await at(places.firm), await at(places.catering)]
    const attachment = await upload(writer, 'Vardiya planı')
    const { id } = await sent(writer, [partner(places.catering)], { attachments: [attachment] })
    const canReply = async () =>
      Promise.all([writer, reader].map(async (one) => (await open(one, id)).body.message.can_reply))
    expect(await canReply()).toEqual([true, true])
    await end(places)
    expect(await canReply()).toEqual([false, false])
    const { status, problem } = await send(reader, [partner(places.firm)], { labels: ['reply'] })
    expect([status, problem.detail]).toEqual(notAPartner)
    for (const one of [writer, reader]) {
      expect((await open(one, id)).status).toBe(200)
      expect((await download(one, id, attachment.id)).body).toEqual(Buffer.from('Vardiya planı'))
    }
  })

  it('is offered for what colleagues wrote to a former partner, where it reaches the colleague alone', async () => {
    const places = await twoPartners()
    const [writer, colleague] = [await at(places.firm), await at(places.firm, 'corporate3')]
    const { id } = await sent(writer, [partner(places.catering), { kind: 'managers' }])
    await end(places)
    expect((await open(colleague, id)).body.message.can_reply).toBe(true)
    expect((await open(writer, id)).body.message.can_reply).toBe(false)
    await product.use(openPartnership)(places.catering.company, places.firm.company)
    expect((await open(writer, id)).body.message.can_reply).toBe(true)
  })

  it('is refused while one of the two companies is passive', async () => {
    const { firm, catering } = await twoPartners()
    const writer = await at(firm)
    const { id } = await sent(writer, [partner(catering)])
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${catering.company.id}'`)
    expect((await open(writer, id)).body.message.can_reply).toBe(false)
    expect((await send(writer, [partner(catering)])).status).toBe(422)
  })

  it('either happens before the partnership ends or not at all', async () => {
    const places = await twoPartners()
    const [writer, reader] = [await at(places.firm), await at(places.catering)]
    for (let round = 1; round <= 12; round++) {
      const first = await send(writer, [partner(places.catering)])
      const racing = [1, 2, 3].map(() => send(writer, [partner(places.catering)]))
      const [answers] = await Promise.all([Promise.all(racing), end(places)])
      const late = await send(writer, [partner(places.catering)])
      expect([first.status, late.status]).toEqual([201, 422])
      expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
      const written = [first, ...answers].filter(({ status }) => status === 201).map(({ body }) => body.message.id)
      const present = await idsIn(reader)
      expect(written.every((id) => present.includes(id))).toBe(true)
      await Promise.all(present.map((id) => remove(reader, id)))
      expect(present).toHaveLength(written.length)
      await product.use(openPartnership)(places.catering.company, places.firm.company)
    }
  })
})

describe('a message between partners', () => {
  it('counts its files for the writer, and is removed with them once both sides have deleted it', async () => {
    const { firm, catering } = await twoPartners()
    const readers = await Promise.all(
      (['corporate3', 'corporate4', 'corporateOwner'] as const).map((role) => at(catering, role)),
    )
    const writer = await at(firm)
    const attachment = await upload(writer, 'Plan')
    const { id } = await sent(writer, [partner(catering)], { attachments: [attachment] })
    const storage = () =>
      product.sql(
        `SELECT bytes::int FROM mail_storage WHERE company_id IN ('${firm.company.id}', '${catering.company.id}')`,
      )
    expect(await storage()).toEqual([{ bytes: 4 }])
    expect((await remove(writer, id)).status).toBe(200)
    expect((await open(writer, id)).status).toBe(404)
    expect((await download(readers[0]!, id, attachment.id)).status).toBe(200)
    const answers = await Promise.all(readers.map((reader) => remove(reader, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await product.sql(`SELECT FROM mail_messages WHERE id = '${id}'`)).toEqual([])
    expect(await storage()).toEqual([{ bytes: 0 }])
  })

  it('leaves nothing behind when the last of both sides delete it at once', async () => {
    const { firm, catering } = await twoPartners()
    await product.sql(`UPDATE users SET is_active = false
      WHERE company_id = '${catering.company.id}' AND role IN ('corporate3', 'corporate4')`)
    const [writer, reader] = [await at(firm), await at(catering)]
    for (let round = 0; round < 10; round++) {
      const { id } = await sent(writer, [partner(catering)])
      const answers = await Promise.all([remove(writer, id), remove(reader, id)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await product.sql(`SELECT FROM mail_messages WHERE id = '${id}'`)).toEqual([])
    }
  })

  it('looks like one that does not exist to everybody else', async () => {
    const { firm, catering } = await twoPartners()
    const writer = await at(firm)
    const attachment = await upload(writer, 'Gizli')
    const { id } = await sent(writer, [partner(catering)], { attachments: [attachment] })
    const strangers = [await at(catering, 'corporate2'), await at(firm, 'corporate4'), await at(world.cateringB)]
    for (const stranger of strangers) {
      const answers = [
        await open(stranger, id),
        await change(stranger, id, { is_read: true }),
        await remove(stranger, id),
        await download(stranger, id, attachment.id),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  })
})
