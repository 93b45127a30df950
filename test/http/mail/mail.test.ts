import { describe, expect, it } from 'vitest'
import { announceMail } from '../../../src/core/notifications/index.ts'
import { Housekeeping } from '../../../src/persistence/index.ts'
import { uploadRequest } from '../../support/mail.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'
import { workbookOf } from '../../support/mail-files.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const megabyte = 1024 * 1024

const product = useProduct({ env: { MAIL_STORAGE: '12' } })
const world = useWorld(product)

interface Writer {
  me: Person
  as: string
  path: { type: 'corporate' | 'catering' | 'supplier'; companyId: string }
}
const writerOf = async (me: Person): Promise<Writer> => ({
  me,
  as: await tokenOf(product, me),
  path: { type: me.companyType, companyId: me.companyId },
})
const clerk = () => writerOf(world.corporateA.people.corporate1)
const owner = () => writerOf(world.corporateA.people.corporateOwner)
const newcomer = async () => writerOf(await enrol(product, world.corporateA.company, 'corporate2'))

interface Text {
  subject?: string
  body?: string
  attachments?: { id: string }[]
  labels?: 'reply'[]
}
const person = ({ id }: Person) => ({ kind: 'person' as const, id })
const send = (from: Writer, to: Person[], text: Text = {}, headers = {}) =>
  product.call('sendMessage', {
    as: from.as,
    path: from.path,
    headers,
    body: { to_addresses: to.map(person), subject: 'Aralık planı', body: 'Plan ektedir.', ...text },
  })
const sent = async (from: Writer, to: Person[], text: Text = {}) => {
  const { status, body } = await send(from, to, text)
  expect(status).toBe(201)
  return body.message
}
const list = async ({ as, path }: Writer, query: object = {}) =>
  (await product.call('listMessages', { as, path, query })).body
const idsIn = async (writer: Writer, query: object = {}) => (await list(writer, query)).messages.map(({ id }) => id)
const change = ({ as, path }: Writer, messageId: string, body: object) =>
  product.call('updateMessage', { as, path: { ...path, messageId }, body })
const remove = ({ as, path }: Writer, messageId: string) =>
  product.call('deleteMessage', { as, path: { ...path, messageId } })
const upload = async ({ as, path }: Writer, name: string, content: Buffer) => {
  const { status, text } = await product.send(uploadRequest(as, path, name, content))
  const answer = JSON.parse(text) as {
    attachment: { id: string; name: string; size: number; type: string }
    code: string
    detail: string
  }
  return { status, ...answer }
}
const usedBytes = async () =>
  Number(
    (await product.sql(`SELECT bytes FROM mail_storage WHERE company_id = '${world.corporateA.company.id}'`))[0]?.[
      'bytes'
    ] ?? 0,
  )

describe('mail within a company', () => {
  it('arrives unread, is read when opened and can be marked unread again', async () => {
    const [from, to] = [await clerk(), await newcomer()]
    const { id } = await sent(from, [to.me])
    expect(await list(to)).toMatchObject({
      messages: [{ id, is_read: false, read_by: [], folder: 'inbox', is_own: false }],
      has_more: false,
      unread: { inbox: 1, archived: 0 },
    })
    expect((await change(to, id, { is_read: true })).body.message).toMatchObject({ is_read: true, read_by: [to.me.id] })
    expect((await list(to)).unread.inbox).toBe(0)
    const own = await product.call('getMessage', { as: from.as, path: { ...from.path, messageId: id } })
    expect(own.body.message).toMatchObject({ read_by: [to.me.id], read_count: 1, is_own: true })
    await change(to, id, { is_read: false })
    expect((await product.call('countUnreadMessages', { as: to.as, path: to.path })).body.unread).toEqual({
      inbox: 1,
      archived: 0,
    })
  })

  it('can be archived and moved back, for one person only', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { id } = await sent(from, [to.me])
    for (const who of [from, to]) await change(who, id, { is_archived: true })
    expect(await idsIn(to)).toEqual([])
    expect((await list(to, { type: 'archived' })).unread).toEqual({ inbox: 0, archived: 1 })
    await change(to, id, { is_archived: false })
    expect(await idsIn(to)).toEqual([id])
    expect(await idsIn(from, { type: 'sent' })).toEqual([])
    await change(from, id, { is_archived: false })
    expect(await idsIn(from, { type: 'sent' })).toEqual([id])
  })

  it('can be deleted for one person only, and is removed with its files once everybody has deleted it', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const before = await usedBytes()
    const { attachment } = await upload(from, 'not.txt', Buffer.from('Toplantı 10.00'))
    const { id } = await sent(from, [to.me], { attachments: [{ id: attachment.id }] })
    expect((await remove(from, id)).status).toBe(200)
    expect((await remove(from, id)).status).toBe(404)
    expect(await idsIn(to)).toEqual([id])
    await remove(to, id)
    expect(await product.sql(`SELECT FROM mail_messages WHERE id = '${id}'`)).toEqual([])
    expect(await usedBytes()).toBe(before)
  })

  it('goes to the managers and departments as they are at the time', async () => {
    const [from, other] = [await newcomer(), await newcomer()]
    const [department] = world.corporateA.departments
    const seamstress = await enrol(product, world.corporateA.company, 'individual', {
      departmentId: department?.id ?? null,
    })
    const { status, body } = await product.call('sendMessage', {
      as: from.as,
      path: from.path,
      body: {
        to_addresses: [{ kind: 'managers' }, { kind: 'department', id: department?.id ?? '' }],
        subject: 'Yıl sonu yemeği',
        body: 'Yer önerilerinizi yazın.',
      },
    })
    expect(status).toBe(201)
    expect(body.message.to_addresses).toEqual([
      { kind: 'managers', id: null, name: 'Tüm yöneticiler' },
      { kind: 'department', id: department?.id, name: department?.name },
    ])
    expect(await idsIn(await owner())).toContain(body.message.id)
    expect(await idsIn(other)).not.toContain(body.message.id)
    const individual = await tokenOf(product, seamstress, 'individual')
    const own = { companyId: seamstress.companyId, userId: seamstress.id, messageId: body.message.id }
    expect((await product.call('getReceivedMessage', { as: individual, path: own })).body.message.subject).toBe(
      'Yıl sonu yemeği',
    )
  })

  it('shows the first hundred characters on one line', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    await sent(from, [to.me], { body: `Sayın yöneticiler,\n\n${'ş'.repeat(200)}` })
    expect((await list(to)).messages[0]?.preview).toBe(`Sayın yöneticiler, ${'ş'.repeat(81)}…`)
  })

  it('is found by subject, text and people, however they are spelled', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { id } = await sent(from, [to.me], { subject: 'Boyahane MOLASI', body: 'Işıl Hanım: servis %50 doldu' })
    await sent(from, [to.me], { subject: 'Diyet', body: 'Menü' })
    for (const search of ['boyahane mo', 'ISIL', 'şervis', '%50', 'mo'])
      expect([search, await idsIn(to, { search })]).toEqual([search, [id]])
    for (const search of ['50%', 'yahan_', 'olası'.slice(1, 3)])
      expect([search, await idsIn(to, { search })]).toEqual([search, []])
    expect(await idsIn(from, { type: 'sent', search: 'boyahane' })).toEqual([id])
    expect(await idsIn(from, { search: 'boyahane' })).toEqual([])
  })

  it('continues on pages after the first fifty', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    for (let n = 0; n < 52; n++) await sent(from, [to.me], { subject: `Mesaj ${n}` })
    const first = await list(to, { limit: 1000 })
    const second = await list(to, { offset: 50 })
    expect([first.messages.length, first.has_more, first.messages[0]?.subject]).toEqual([50, true, 'Mesaj 51'])
    expect([second.messages.length, second.has_more, second.messages[1]?.subject]).toEqual([2, false, 'Mesaj 0'])
  })

  it('counts unread messages up to a thousand', async () => {
    const to = await newcomer()
    const { id } = await sent(await clerk(), [to.me])
    await product.sql(`
      INSERT INTO mail_messages SELECT company_id, md5(n::text)::uuid, sender_id, to_addresses, subject, body, preview, labels, 1, 1, search, created_at
      FROM mail_messages, generate_series(1, 1200) n WHERE id = '${id}';
      INSERT INTO mail_copies SELECT company_id, md5(n::text)::uuid, user_id, false, 'inbox', NULL, NULL
      FROM mail_copies, generate_series(1, 1200) n WHERE message_id = '${id}' AND NOT is_sender`)
    expect((await list(to)).unread.inbox).toBe(1000)
  })
})

describe('sending a message', () => {
  const refused = async (body: object, as?: Writer) => {
    const from = as ?? (await clerk())
    const { status, problem } = await product.call('sendMessage', {
      as: from.as,
      path: from.path,
      body: { to_addresses: [person(world.corporateA.people.corporate3)], subject: 'Konu', body: 'Metin', ...body },
    })
    return [status, problem.detail]
  }

  it('requires recipients, a subject and a text', async () => {
    const incomplete = [422, 'Lütfen tüm gerekli alanları doldurun']
    expect(await refused({ to_addresses: [] })).toEqual(incomplete)
    expect(await refused({ subject: ' \u200b ' })).toEqual(incomplete)
    expect(await refused({ body: '\n' })).toEqual(incomplete)
    expect(await refused({ labels: ['reply'], body: ' ' })).toEqual([422, 'Yanıt mesajı boş olamaz'])
  })

  it('is refused for recipients who do not exist', async () => {
    const from = await clerk()
    const gone = await enrol(product, world.corporateA.company, 'corporate1', { isActive: false })
    const unknown = [422, 'Alıcılardan biri artık aktif değil ya da bu şirkette yok; onu çıkarıp yeniden gönderin.']
    expect(await refused({ to_addresses: [person(gone)] })).toEqual(unknown)
    expect(await refused({ to_addresses: [person(world.corporateB.people.corporate1)] })).toEqual(unknown)
    expect(await refused({ to_addresses: [{ kind: 'department', id: world.corporateB.departments[0]?.id }] })).toEqual(
      unknown,
    )
    expect(await refused({ to_addresses: [person(from.me)] }, from)).toEqual([
      422,
      'Seçtiğiniz alıcılar arasında sizden başka aktif kimse yok.',
    ])
  })

  it('is refused for a sender other than the caller', async () => {
    expect((await refused({ from_user_id: world.corporateA.people.corporate4.id }))[0]).toBe(403)
    expect((await refused({ from_company_id: world.corporateB.company.id }))[0]).toBe(403)
    const from = await clerk()
    const query = { user_id: world.corporateA.people.corporate4.id }
    expect((await product.call('listMessages', { as: from.as, path: from.path, query })).status).toBe(403)
  })

  it('happens once for two requests with the same key', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const headers = { 'idempotency-key': 'ayni-anahtar' }
    const [one, two] = await Promise.all([send(from, [to.me], {}, headers), send(from, [to.me], {}, headers)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.message.id).toBe(two.body.message.id)
    expect(await idsIn(to)).toHaveLength(1)
  })

  it('is logged with the sender and the number of recipients, without anything from the message', async () => {
    const from = await newcomer()
    await sent(from, [world.corporateA.people.corporate3, world.corporateA.people.corporate4], {
      subject: 'Gizli konu',
      body: 'Gizli metin',
    })
    const { as, path } = await owner()
    const { body } = await product.call('listAuditLogs', { as, path, query: { log_type: 'MAIL_SENT' } })
    expect(body.logs[0]).toMatchObject({
      description: '2 kişiye mesaj gönderildi',
      actor_id: from.me.id,
      meta: { recipient_count: 2 },
    })
    expect(JSON.stringify(body)).not.toContain('Gizli')
  })

  it('is limited to two hundred an hour', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    await product.sql(`INSERT INTO rate_limits VALUES ('mail:${from.me.id}', 200, now() + interval '1 year')`)
    expect((await send(from, [to.me])).status).toBe(429)
  })
})

describe("somebody else's message", () => {
  it('looks like one that does not exist', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { attachment } = await upload(from, 'gizli.txt', Buffer.from('gizli'))
    const { id } = await sent(from, [to.me], { attachments: [{ id: attachment.id }] })
    const stranger = await newcomer()
    const answers = async (messageId: string) => [
      await product.call('getMessage', { as: stranger.as, path: { ...stranger.path, messageId } }),
      await change(stranger, messageId, { is_read: true }),
      await change(stranger, messageId, { is_archived: true }),
      await remove(stranger, messageId),
      await product.call('downloadAttachment', {
        as: stranger.as,
        path: { ...stranger.path, messageId, attachmentId: attachment.id },
      }),
    ]
    const missing = await answers('01939b3c-0000-7000-8000-000000000000')
    expect((await answers(id)).map(({ status, problem }) => [status, problem])).toEqual(
      missing.map(({ status, problem }) => [status, problem]),
    )
    expect(missing.every(({ status }) => status === 404)).toBe(true)
    expect(await idsIn(stranger)).toEqual([])
    expect((await list(to)).unread.inbox).toBe(1)
  })

  it("is closed to the company's managers and to individual sessions of other people", async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { id } = await sent(from, [to.me])
    const boss = await owner()
    expect((await product.call('getMessage', { as: boss.as, path: { ...boss.path, messageId: id } })).status).toBe(404)
    const eater = world.corporateA.people.individual
    const as = await tokenOf(product, eater, 'individual')
    const path = { companyId: eater.companyId, userId: eater.id, messageId: id }
    expect((await product.call('getReceivedMessage', { as, path })).status).toBe(404)
    expect((await product.call('readReceivedMessage', { as, path })).status).toBe(404)
  })
})

describe('the individual area', () => {
  it('shows a notification of a message and opens it, which marks both as read', async () => {
    const from = await clerk()
    const eater = await enrol(product, world.corporateA.company, 'individual')
    const { attachment } = await upload(from, 'plan.txt', Buffer.from('Vardiya planı'))
    const { id } = await sent(from, [eater], { attachments: [{ id: attachment.id }] })
    await product.use(announceMail)({ companyId: eater.companyId, messageId: id })
    const as = await tokenOf(product, eater, 'individual')
    const own = { companyId: eater.companyId, userId: eater.id }
    const news = async () =>
      (await product.call('listNotifications', { as, path: own, query: { only_unread: true } })).body
    expect(await news()).toMatchObject({
      unread_count: 1,
      notifications: [{ title: 'Yeni mesaj', message_id: id, is_read: false }],
    })
    expect((await news()).notifications[0]?.body).toMatch(/: Aralık planı$/)
    const path = { ...own, messageId: id }
    expect((await product.call('getReceivedMessage', { as, path })).body.message.body).toBe('Plan ektedir.')
    const file = await product.call('downloadReceivedAttachment', {
      as,
      path: { ...path, attachmentId: attachment.id },
    })
    expect((file.body as unknown as Buffer).toString()).toBe('Vardiya planı')
    expect((await product.call('readReceivedMessage', { as, path })).status).toBe(200)
    expect((await news()).unread_count).toBe(0)
  })

  it('shows no notification of a message already read in the panel', async () => {
    const [from, to] = [await clerk(), await newcomer()]
    const { id } = await sent(from, [to.me])
    await change(to, id, { is_read: true })
    expect(await product.use(announceMail)({ companyId: to.me.companyId, messageId: id })).toBe(0)
  })
})

describe('attachments', () => {
  it('are returned byte for byte, as a download that no browser opens', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * megabyte, 'tabldot')])
    const { status, attachment } = await upload(from, 'Aralık planı.pdf', content)
    expect([status, attachment.name, attachment.size]).toEqual([201, 'Aralık planı.pdf', content.length])
    const { id } = await sent(from, [to.me], { attachments: [{ id: attachment.id }] })
    expect((await list(to)).messages[0]?.attachments).toEqual([attachment])
    const { headers, body } = await product.call('downloadAttachment', {
      as: to.as,
      path: { ...to.path, messageId: id, attachmentId: attachment.id },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Aral?k plan?.pdf"; filename*=UTF-8''Aral%C4%B1k%20plan%C4%B1.pdf`,
      'x-content-type-options': 'nosniff',
    })
    expect(content.equals(body as unknown as Buffer)).toBe(true)
    await remove(from, id)
    await remove(to, id)
  })

  it('are recognized by content, whatever their names', async () => {
    const from = await newcomer()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const names = async (name: string, content: Buffer) => {
      const { status, attachment, detail } = await upload(from, name, content)
      return status === 201 ? [attachment.name, attachment.type] : [status, detail]
    }
    const unknown = [
      422,
      'Yalnızca PDF, resim (PNG, JPEG, WebP), Excel (.xlsx), Word (.docx) ve düz metin dosyaları eklenebilir.',
    ]
    expect(await names('foto.exe', png)).toEqual(['foto.exe.png', 'image/png'])
    expect(await names('liste.CSV', Buffer.from('ad;soyad\nIşıl;Şen'))).toEqual(['liste.CSV', 'text/plain'])
    expect(await names('sayfa.html', Buffer.from('<script>alert(1)</script>'))).toEqual([
      'sayfa.html.txt',
      'text/plain',
    ])
    expect(await names('../../etc/\u202egizli.txt', Buffer.from('x'))).toEqual(['gizli.txt', 'text/plain'])
    expect(await names('liste.xlsx', await workbookOf('xlsx'))).toEqual([
      'liste.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(await names('mektup.docx', await workbookOf('docx'))).toEqual([
      'mektup.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ])
    expect(await names('belge.pdf', Buffer.from('MZ\x90\0\x03'))).toEqual(unknown)
    expect(await names('belge.txt', Buffer.from([0xff, 0xfe, 0x41]))).toEqual(unknown)
    expect(await names('arşiv.zip', await workbookOf('zip'))).toEqual(unknown)
    expect(await names('bos.txt', Buffer.alloc(0))).toEqual([422, 'Dosya boş.'])
    expect(await names('buyuk.txt', Buffer.alloc(5 * megabyte + 1, 'a'))).toEqual([
      413,
      'Dosya en fazla 5 MB olabilir.',
    ])
  })

  it('can be used only by the person who uploaded them, in a single message', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { attachment } = await upload(from, 'a.txt', Buffer.from('a'))
    const attachments = [{ id: attachment.id }]
    const gone = [422, 'Eklerden biri bulunamadı; çıkarıp yeniden ekleyin.']
    const answer = async (writer: Writer, receiver: Writer) => {
      const { status, problem } = await send(writer, [receiver.me], { attachments })
      return [status, problem.detail]
    }
    expect(await answer(to, from)).toEqual(gone)
    expect((await send(from, [to.me], { attachments })).status).toBe(201)
    expect(await answer(from, to)).toEqual(gone)
    expect(await idsIn(to)).toHaveLength(1)
  })

  it("never exceed the company's storage, however many arrive at once", async () => {
    const from = await newcomer()
    const file = Buffer.alloc(3 * megabyte, 'a')
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(from, 'a.txt', file)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThanOrEqual(3)
    expect(new Set(refused.map(({ status, detail }) => `${status} ${detail}`))).toEqual(
      new Set(['409 Şirketinizin posta ekleri için ayrılan yer dolu; eski ekli mesajlar silinince yer açılır.']),
    )
    const [{ kept } = {}] = await product.sql(
      `SELECT coalesce(sum(length(content)), 0)::int AS kept FROM mail_attachment_parts WHERE company_id = '${from.me.companyId}'`,
    )
    expect(await usedBytes()).toBe(kept)
    expect(kept).toBeLessThanOrEqual(12 * megabyte)
  })

  it('are removed after a day if they were not sent, and free their storage', async () => {
    const from = await newcomer()
    await product.sql(`UPDATE mail_attachments SET created_at = now() - interval '25 hours' WHERE message_id IS NULL`)
    const before = await usedBytes()
    await product.use(Housekeeping).deleteOutdated()
    expect(await usedBytes()).toBeLessThan(before)
    expect((await upload(from, 'a.txt', Buffer.alloc(3 * megabyte, 'a'))).status).toBe(201)
  })

  it('must be uploaded raw and uncompressed', async () => {
    const { as, path } = await clerk()
    const request = uploadRequest(as, path, 'a.txt', Buffer.from('a'))
    for (const headers of [{ 'content-type': 'text/plain' }, { 'content-encoding': 'gzip' }])
      expect((await product.send({ ...request, headers: { ...request.headers, ...headers } })).status).toBe(415)
  })
})

describe('two simultaneous requests', () => {
  it('can archive and delete the same message without bringing it back', async () => {
    const from = await newcomer()
    for (let round = 0; round < 10; round++) {
      const to = await newcomer()
      const { id } = await sent(from, [to.me])
      const [moved, gone] = await Promise.all([change(to, id, { is_archived: true }), remove(to, id)])
      expect([gone.status, [200, 404].includes(moved.status)]).toEqual([200, true])
      for (const type of ['inbox', 'archived']) expect(await idsIn(to, { type })).toEqual([])
    }
  })

  it('can delete the last two copies and leave nothing behind', async () => {
    const from = await newcomer()
    for (let round = 0; round < 10; round++) {
      const to = await newcomer()
      const { id } = await sent(from, [to.me])
      const answers = await Promise.all([remove(from, id), remove(to, id)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await product.sql(`SELECT FROM mail_messages WHERE id = '${id}'`)).toEqual([])
    }
  })

  it('can send the same file, but only one of them gets it', async () => {
    const [from, to] = [await newcomer(), await newcomer()]
    const { attachment } = await upload(from, 'a.txt', Buffer.from('a'))
    const attachments = [{ id: attachment.id }]
    const answers = await Promise.all([1, 2, 3].map(() => send(from, [to.me], { attachments })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })
})
