import { describe, expect, it } from 'vitest'
import { challengeIn, nextCode, secure, stepIn } from '../../support/second-factor.ts'
import { newPasskey } from '../../support/software-passkey.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  password,
  type Person,
  tokenOf,
} from '../../support/world.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')

type Passkey = ReturnType<typeof newPasskey>

interface Owner {
  as: string
  secret: string
}
const proof = (secret: string) => ({ password, code: nextCode(product, secret) })
const offer = async ({ as, secret }: Owner) => (await product.call('startPasskey', { as, body: proof(secret) })).body
const add = (as: string, answer: ReturnType<Passkey['attests']>, name = 'Dizüstü') =>
  product.call('addPasskey', { as, body: { ...answer, name } })
const factor = async (as: string) => (await product.call('getSecondFactor', { as })).body

/** A manager with a passkey. */
const equipped = async () => {
  const person = await enrol(product, firm.company, 'corporate4')
  const as = await tokenOf(product, person)
  const { secret } = await secure(product, as)
  const passkey = newPasskey()
  expect((await add(as, passkey.attests((await offer({ as, secret })).challenge))).status).toBe(200)
  return { person, as, passkey, secret }
}
const asked = async ({ phone, companyId }: Person) => {
  const { body } = await product.call('login', {
    body: { phone, password, company_type: 'corporate', company_id: companyId },
  })
  return { challenge: challengeIn(body), question: stepIn(body)?.passkey }
}
const complete = (challenge: string, passkey: ReturnType<Passkey['asserts']>) =>
  product.call('completeSignIn', { body: { challenge, passkey } })

describe('a passkey', () => {
  it('signs in in place of a code', async () => {
    const { person, as, passkey } = await equipped()
    const { challenge, question } = await asked(person)
    expect(question).toMatchObject({ site: 'localhost', credentials: [passkey.credential_id] })
    const { status, body } = await complete(challenge, passkey.asserts(question?.challenge ?? '', 1))
    expect([status, (await product.call('getProfile', { as: body.token })).status]).toEqual([200, 200])
    expect((await factor(as)).passkeys).toMatchObject([{ name: 'Dizüstü', last_used_at: expect.any(String) as string }])
  })

  it('leaves the codes of the app valid', async () => {
    const { person, secret } = await equipped()
    const { challenge } = await asked(person)
    const body = { challenge, code: nextCode(product, secret) }
    expect((await product.call('completeSignIn', { body })).status).toBe(200)
  })

  it('has to sign the challenge of this very sign-in, on a page of this site', async () => {
    const { person, passkey } = await equipped()
    const earlier = await asked(person)
    const { challenge, question } = await asked(person)
    const own = question?.challenge ?? ''
    for (const answer of [
      passkey.asserts(earlier.question?.challenge ?? '', 1),
      passkey.asserts(own, 1, 'https://tabldot.example.evil.example'),
      { ...passkey.asserts(own, 1), signature: passkey.asserts(earlier.question?.challenge ?? '', 1).signature },
      newPasskey().asserts(own, 1),
    ])
      expect((await complete(challenge, answer)).problem.code).toBe('sign_in.code_refused')
    expect((await complete(challenge, passkey.asserts(own, 1))).status).toBe(200)
  })

  it('does not sign in with a counter that has not grown, since that may be a copy', async () => {
    const { person, passkey } = await equipped()
    const signs = async (counter: number) => {
      const { challenge, question } = await asked(person)
      return (await complete(challenge, passkey.asserts(question?.challenge ?? '', counter))).status
    }
    expect([await signs(5), await signs(5), await signs(4), await signs(6)]).toEqual([200, 401, 401, 200])
  })

  it('is added once, by whoever was offered to make one, within five minutes', async () => {
    const owner = await equipped()
    const { as } = owner
    const { challenge, credentials } = await offer(owner)
    expect(credentials).toEqual([owner.passkey.credential_id])
    const another = newPasskey()
    expect((await add(as, another.attests(challenge, 'http://tabldot.example'))).problem.code).toBe('passkey.refused')
    expect((await add(as, another.attests(challenge))).problem.code).toBe('passkey.refused')
    const answer = another.attests((await offer(owner)).challenge)
    expect((await add(as, answer)).status).toBe(200)
    expect((await add(as, answer)).problem.code).toBe('passkey.refused')
    expect((await add(as, another.attests((await offer(owner)).challenge))).problem.code).toBe('passkey.taken')
    const late = newPasskey().attests((await offer(owner)).challenge)
    product.clock.pass(301)
    expect((await add(as, late)).problem.code).toBe('passkey.refused')
    const stranger = await equipped()
    const foreign = newPasskey().attests((await offer(owner)).challenge)
    expect((await add(stranger.as, foreign)).problem.code).toBe('passkey.refused')
  })

  it('is removed by its owner alone, and is gone with the second factor', async () => {
    const { as, person } = await equipped()
    const [passkey] = (await factor(as)).passkeys
    const path = { passkeyId: passkey?.id ?? '' }
    const stranger = await equipped()
    expect((await product.call('removePasskey', { as: stranger.as, path })).problem.code).toBe('passkey.missing')
    expect((await product.call('removePasskey', { as, path })).status).toBe(200)
    expect((await asked(person)).question).toBeNull()
    await product.call('switchOffSecondFactor', { as: stranger.as, body: proof(stranger.secret) })
    expect(await product.sql(`SELECT FROM passkeys WHERE holder_id = '${stranger.person.id}'`)).toEqual([])
  })

  it('needs the codes of an app first, and there are at most ten', async () => {
    const person = await enrol(product, firm.company, 'corporate4')
    const body = { password, code: '000000' }
    const plain = await product.call('startPasskey', { as: await tokenOf(product, person), body })
    expect(plain.problem.code).toBe('second_factor.off')
    const owner = await equipped()
    for (let number = 2; number <= 10; number++) {
      const { challenge } = await offer(owner)
      expect((await add(owner.as, newPasskey().attests(challenge), `Anahtar ${number}`)).status).toBe(200)
    }
    const { problem } = await product.call('startPasskey', { as: owner.as, body: proof(owner.secret) })
    expect(problem.code).toBe('passkey.too_many')
  })

  it('works for administrators', async () => {
    const id = await appointAdministrator(product, 'anahtarlı')
    const as = await administratorTokenOf(product, id)
    const { secret } = await secure(product, as)
    const passkey = newPasskey()
    await add(as, passkey.attests((await offer({ as, secret })).challenge))
    const { body } = await product.call('adminLogin', { body: { username: 'anahtarlı', password } })
    const second = {
      challenge: challengeIn(body),
      passkey: passkey.asserts(stepIn(body)?.passkey?.challenge ?? '', 1),
    }
    expect((await product.call('completeAdminSignIn', { body: second })).status).toBe(200)
  })
})
