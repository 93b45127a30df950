import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEmails } from '../../../src/core/emails/index.ts'
import { announceReminder } from '../../../src/core/notifications/index.ts'
import { Ids, Transaction } from '../../../src/core/shared/index.ts'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { type Product, startProduct, wednesdayNoon } from '../../support/product.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import { createWorld, enrol, type Person, tokenOf, type World } from '../../support/world.ts'

const clock = new SettableClock(wednesdayNoon)
let server: MailServer
let product: Product
let world: World
let people: Person[]
beforeAll(async () => {
  server = await startMailServer()
  product = await startProduct({ clock, env: { SMTP_URL: server.url, MAIL_FROM: 'tabldot@yemek.example' } })
  world = await createWorld(product)
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(async () => {
  clock.set(wednesdayNoon)
  server.received.length = 0
  await product.sql('TRUNCATE emails CASCADE; UPDATE users SET email = NULL')
  people = [await wantsReminders(), await wantsReminders()]
})

const addressOf = ({ id }: Person) => `kisi-${id}@ornek.com`
const wantsReminders = async () => {
  const person = await enrol(product, world.corporateA.company, 'individual')
  await product.sql(`UPDATE users SET email = '${addressOf(person)}' WHERE id = '${person.id}';
    UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}';
    INSERT INTO email_switches (company_id, user_id, kind, is_on)
    VALUES ('${person.companyId}', '${person.id}', 'reminders', true)`)
  return person
}
const remind = () =>
  product.use(Transaction).run(() =>
    product.use(announceReminder)({
      id: product.use(Ids).next(),
      companyId: world.corporateA.company.id,
      date: world.menuDate,
      shiftIds: [world.dayShift.id],
    }),
  )
const send = async () => {
  await product.use(sendEmails)({})
  return server.received.map(({ to }) => to).sort()
}

describe('a reminder that waits as a mail', () => {
  it('is sent to whoever has still not chosen by then', async () => {
    await remind()
    expect(await send()).toEqual(people.map(addressOf).sort())
  })

  it('is not sent to whoever has chosen meanwhile', async () => {
    const [quick, slow] = people as [Person, Person]
    await remind()
    const chosen = await product.call('saveChoice', {
      as: await tokenOf(product, quick, 'individual'),
      path: { companyId: quick.companyId, userId: quick.id },
      body: {
        date: world.menuDate,
        shift_id: world.dayShift.id,
        choice: 'SKIP',
        catering_id: world.cateringA.company.id,
      },
    })
    expect(chosen.status).toBe(200)
    expect(await send()).toEqual([addressOf(slow)])
    expect(await product.sql(`SELECT state FROM emails ORDER BY state`)).toEqual([
      { state: 'dropped' },
      { state: 'sent' },
    ])
  })

  it('is not sent once choosing has closed, such as after the mail server was gone', async () => {
    await remind()
    clock.set(`${world.menuDate}T23:00:00Z`)
    expect(await send()).toEqual([])
  })
})
