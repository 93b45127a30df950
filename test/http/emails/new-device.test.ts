import { beforeEach, describe, expect, it } from 'vitest'
import { tellOfNewDevice } from '../../../src/core/emails/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, password, type Person } from '../../support/world.ts'

const product = useProduct({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Tabldot <tabldot@tabldot.example>' } })
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
beforeEach(() => product.sql('DELETE FROM emails'))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const signIn = ({ phone, companyId }: Person, deviceToken?: string) =>
  product.call('login', {
    headers: { 'user-agent': firefox },
    body: {
      phone,
      company_id: companyId,
      company_type: 'corporate',
      password,
      ...(deviceToken !== undefined && { device_token: deviceToken }),
    },
  })
/** Runs what signing in has queued. */
const carryOut = async () => {
  const jobs = await product.sql(`
    DELETE FROM graphile_worker._private_jobs j
    USING graphile_worker._private_tasks t
    WHERE t.id = j.task_id AND t.identifier = 'tellOfNewDevice'
    RETURNING j.payload`)
  for (const { payload } of jobs)
    await product.use(Transaction).run(() => product.use(tellOfNewDevice)(payload as never))
  return jobs.length
}
const mails = () => product.sql('SELECT user_id, address, title, body FROM emails')

describe('a new device of a manager', () => {
  it('is told, except for the first one', async () => {
    const manager = await enrol(product, firm.company, 'corporate3')
    await product.sql(`UPDATE users SET email = 'mudur@firma.example' WHERE id = '${manager.id}'`)
    const known = (await signIn(manager)).body
    expect(await carryOut()).toBe(1)
    expect(await mails()).toEqual([])
    await signIn(manager, 'device_token' in known ? known.device_token : '')
    expect(await carryOut()).toBe(0)
    await signIn(manager)
    await carryOut()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      user_id: manager.id,
      address: null,
      title: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
    })
    expect(mail?.['body']).toContain(
      'Anadolu Çelik hesabınıza yeni bir cihazdan giriş yapıldı: 11\u00a0Kasım, saat 12.00, Firefox tarayıcısı.',
    )
  })

  it('is no news of others', async () => {
    const person = await enrol(product, firm.company, 'corporate2')
    await signIn(person)
    await signIn(person)
    expect(await carryOut()).toBe(0)
  })
})
