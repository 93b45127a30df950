import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailNews, queueEmail, sendEmails, type UrgentEmailKind } from '../../../src/core/emails/index.ts'
import { Ids, Transaction } from '../../../src/core/shared/index.ts'
import { answer, type MailServer, type ReceivedMail, startMailServer } from '../../support/mail-server.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { createWorkplace, type Workplace } from '../../support/world.ts'

let server: MailServer
let product: Product
let firm: Workplace
beforeAll(async () => {
  server = await startMailServer()
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Tabldot <tabldot@yemek.example>',
    PUBLIC_URL: 'https://yemek.example',
  }
  product = await startProduct({ env })
  firm = await createWorkplace(product, 'corporate', 'Örnek Metal')
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(async () => {
  server.answers = {}
  server.received.length = 0
  await product.sql('TRUNCATE emails CASCADE; UPDATE users SET email = NULL')
  product.clock.pass(7_200)
})

const send = () => product.use(sendEmails)({})
const queue = (address: string, some: { title?: string; body?: string; kind?: UrgentEmailKind } = {}) =>
  product.use(Transaction).run(() =>
    product.use(queueEmail)({
      kind: 'application',
      companyId: null,
      userId: null,
      address,
      title: 'Başvurunuz onaylandı',
      body: 'Giriş yapabilirsiniz.',
      action: { label: 'Giriş yap', path: '/login' },
      ...some,
    }),
  )
const rows = () =>
  product.sql('SELECT state, attempts, answer, title, body, address, action_path FROM emails ORDER BY created_at, id')
const manager = () => firm.people.corporateOwner
const confirm = (userId: string, email: string) =>
  product.sql(`UPDATE users SET email = '${email}' WHERE id = '${userId}';
    UPDATE users SET email_confirmed_at = now() WHERE id = '${userId}'`)
const tell = async (userId: string, title = 'Yeni teklif', kind = 'contracts') => {
  const id = product.use(Ids).next()
  await product.sql(`INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page, email_kind)
    VALUES ('${userId}', '${id}', '${firm.company.id}', '${title}', 'Metin', now(), 'caterings', '${kind}')`)
  const news = { companyId: firm.company.id, notificationId: id }
  return product.use(Transaction).run(() => product.use(mailNews)(news))
}

describe('a mail', () => {
  it('is sent once, in both forms, and its text is forgotten', async () => {
    const id = await queue('aday@ornek.com')
    await send()
    await send()
    expect(server.received).toHaveLength(1)
    const [mail] = server.received as [ReceivedMail]
    expect(mail).toMatchObject({ to: 'aday@ornek.com', messageId: `<${id}@yemek.example>` })
    expect(mail.raw).toMatch(/^From: Tabldot <tabldot@yemek\.example>\r$/m)
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mail.raw).not.toContain('List-Unsubscribe')
    const empty = { title: null, body: null, address: null, action_path: null }
    expect(await rows()).toEqual([{ state: 'sent', attempts: 1, answer: 250, ...empty }])
  })

  it('is tried again after a temporary refusal, as with greylisting', async () => {
    await queue('gri@ornek.com')
    server.answers.recipient = () => answer(450, 'Greylisted')
    await send()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, answer: 450 }])
    server.answers = {}
    await send()
    expect(server.received).toHaveLength(0)
    product.clock.pass(60)
    await send()
    expect(server.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('survives a server that is too busy for an hour, and is asked less and less often', async () => {
    await queue('bekleyen@ornek.com')
    server.answers.connection = () => answer(421, 'Too busy')
    const before = server.connections
    for (let minute = 0; minute < 60; minute += 1) {
      await send()
      product.clock.pass(60)
    }
    expect(server.connections - before).toBeLessThan(6)
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: 421 }])
    server.answers = {}
    product.clock.pass(3_600)
    await send()
    expect(server.received).toHaveLength(1)
  })

  it('to an address that does not exist fails, and managers are told once', async () => {
    await confirm(manager().id, 'yok@ornek.com')
    await tell(manager().id)
    await tell(manager().id, 'Sipariş', 'orders')
    const news = () =>
      product.sql(`SELECT body FROM notifications WHERE user_id = '${manager().id}' AND page = 'employees'`)
    const before = (await news()).length
    server.answers.recipient = () => answer(550, '5.1.1 No such user')
    await send()
    expect(await rows()).toMatchObject([
      { state: 'failed', answer: 550 },
      { state: 'failed', answer: 550 },
    ])
    expect(await news()).toHaveLength(before + 1)
    server.answers = {}
    expect(await tell(manager().id)).toBe(0)
    await confirm(manager().id, 'dogru@ornek.com')
    expect(await tell(manager().id)).toBe(1)
  })

  it('that the server refuses for what it is or says fails without harm to the address', async () => {
    await confirm(manager().id, 'politika@ornek.com')
    await tell(manager().id)
    server.answers.recipient = () => answer(550, '5.7.1 Relaying denied')
    await send()
    expect(await rows()).toMatchObject([{ state: 'failed', answer: 550 }])
    expect(await tell(manager().id, 'Yeni')).toBe(1)
  })

  it('is sent a second time with the same Message-ID if the connection breaks before the answer', async () => {
    await queue('kopuk@ornek.com')
    server.answers.mail = () => Promise.resolve('drop')
    await send()
    expect(server.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'waiting', answer: null }])
    server.answers = {}
    product.clock.pass(60)
    await send()
    const ids = server.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('that takes long holds no transaction, and does not keep others from being sent', async () => {
    await queue('yavas@ornek.com')
    await queue('hizli@ornek.com')
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
    server.answers.mail = async ({ to }) => {
      if (to !== 'yavas@ornek.com') {
        pass()
        return 'accept'
      }
      reach()
      await released
      return 'accept'
    }
    const sending = send()
    await Promise.all([reached, passed])
    expect(
      await product.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      ),
    ).toEqual([])
    release()
    await sending
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('cannot get headers from names or titles', async () => {
    const { id } = manager()
    await confirm(id, 'ayse@ornek.com')
    await product.sql(`UPDATE users SET full_name = E'Ayşe\\r\\nBcc: kurban@ornek.com' WHERE id = '${id}'`)
    await tell(id, 'Teklif\r\nBcc: kurban@ornek.com\r\n\r\n<script>')
    await send()
    const [mail] = server.received as [ReceivedMail]
    expect(mail.raw).not.toMatch(/^Bcc:/im)
    expect(mail.to).toBe('ayse@ornek.com')
    const unsubscribe = /^List-Unsubscribe: <https:\/\/yemek\.example\/api\/auth\/unsubscribe\?token=[\w.-]+>\r$/m
    expect(mail.raw).toMatch(unsubscribe)
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(await queue('a@ornek.com\r\nRCPT TO:<b@ornek.com>')).toBeNull()
  })

  it('is sent once by two instances at the same time', async () => {
    const addresses = Array.from({ length: 120 }, (_, at) => `kisi${at}@ornek.com`)
    for (const address of addresses) await queue(address)
    await Promise.all([send(), send(), send(), send()])
    expect(server.received.map(({ to }) => to).sort()).toEqual(addresses.sort())
  })
})
