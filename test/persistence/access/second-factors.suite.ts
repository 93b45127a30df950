import { describe, expect, it } from 'vitest'
import type { FactorHolder, SessionHolder } from '../../../src/core/access/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someId, someTime } from '../../support/samples.ts'

const at = (minutes: number): Date => new Date(someTime.getTime() + minutes * 60_000)
const someHash = (): string => someId().replaceAll('-', '').repeat(2)
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const secondFactorsSuite = (house: () => House): void => {
  const aMember = async (): Promise<SessionHolder & FactorHolder> => {
    const company = aCompany()
    await house().companies.add(company)
    const person = anEmployee(company)
    await house().employees.add(person)
    return { kind: 'staff', companyId: company.id, userId: person.id, passwordHash: person.passwordHash }
  }
  const anAdministrator = async (): Promise<SessionHolder & FactorHolder> => {
    const administrator = { id: someId(), username: someId(), passwordHash: 'hashed', createdAt: someTime }
    await house().administrators.add(administrator)
    return { kind: 'admin', administratorId: administrator.id, passwordHash: 'hashed' }
  }
  const holders = [
    ['a person', aMember],
    ['an administrator', anAdministrator],
  ] as const
  const secured = async (make: () => Promise<SessionHolder & FactorHolder>) => {
    const holder = await make()
    await house().secondFactors.prepare(holder, secret, someTime)
    await house().secondFactors.switchOn(holder, someTime)
    return holder
  }
  const dated = () => ({ tokenHash: someHash(), createdAt: someTime, expiresAt: at(5) })

  describe.each(holders)('the second factor of %s', (_who, make) => {
    it('is prepared, switched on and switched off once', async () => {
      const holder = await make()
      const factors = house().secondFactors
      expect(await factors.of(holder)).toBeNull()
      expect(await factors.prepare(holder, secret.replaceAll('J', 'K'), someTime)).toBe(true)
      expect(await factors.prepare(holder, secret, someTime)).toBe(true)
      expect(await factors.of(holder)).toEqual({ secret, isOn: false })
      expect([await factors.switchOn(holder, someTime), await factors.switchOn(holder, someTime)]).toEqual([
        true,
        false,
      ])
      expect(await factors.prepare(holder, secret, someTime)).toBe(false)
      expect(await factors.of(holder)).toEqual({ secret, isOn: true })
      expect([await factors.switchOff(holder), await factors.switchOff(holder)]).toEqual([true, false])
      expect(await factors.of(holder)).toBeNull()
    })

    it('takes each time step and each recovery code once, and no earlier step', async () => {
      const holder = await secured(make)
      const factors = house().secondFactors
      const use = (step: number, from = secret) => factors.useStep(holder, from, step)
      expect([await use(7), await use(7)]).toEqual([true, false])
      expect([await use(6), await use(8), await use(9, secret.replaceAll('J', 'K'))]).toEqual([false, true, false])
      const [one, other] = [someHash(), someHash()]
      await factors.replaceRecoveryCodes(holder, [someHash(), one])
      expect(await factors.replaceRecoveryCodes(holder, [one, other])).toBe(true)
      expect(await factors.replaceRecoveryCodes(await make(), [one])).toBe(false)
      expect([await factors.useRecoveryCode(holder, one), await factors.useRecoveryCode(holder, one)]).toEqual([
        true,
        false,
      ])
      expect(await factors.useRecoveryCode(await secured(make), other)).toBe(false)
      expect(await factors.useRecoveryCode(holder, other)).toBe(true)
    })

    it('lets no session open, only a challenge', async () => {
      const holder = await secured(make)
      const other = await make()
      const open = (of: SessionHolder) => house().sessions.open({ ...of, ...dated() })
      const begin = (of: SessionHolder) => house().challenges.begin({ ...of, ...dated() })
      expect([await open(holder), await open(other)]).toEqual([false, true])
      expect([await begin(holder), await begin(other)]).toEqual([true, false])
      expect(await begin({ ...holder, passwordHash: 'another' })).toBe(false)
    })
  })

  describe.each(holders)('the challenge of %s', (_who, make) => {
    const challenged = async () => {
      const holder = await secured(make)
      const challenge = dated()
      await house().challenges.begin({ ...holder, ...challenge })
      return { holder, hash: challenge.tokenHash }
    }

    it('has five attempts and five minutes', async () => {
      const { holder, hash } = await challenged()
      const { passwordHash: _, ...expected } = holder
      expect(await house().challenges.attempt(hash, at(5))).toBeNull()
      for (let time = 0; time < 5; time++) expect(await house().challenges.attempt(hash, at(4))).toEqual(expected)
      expect(await house().challenges.attempt(hash, at(4))).toBeNull()
      expect(await house().challenges.attempt(someHash(), at(4))).toBeNull()
    })

    it('opens one session of its holder', async () => {
      const { holder, hash } = await challenged()
      const { passwordHash: _, ...of } = holder
      const session = { ...of, ...dated() }
      const { passwordHash: __, ...stranger } = await secured(make)
      expect(await house().challenges.open(someHash(), session)).toBe(false)
      expect(await house().challenges.open(hash, { ...stranger, ...dated() })).toBe(false)
      expect(await house().challenges.open(hash, session)).toBe(true)
      expect(await house().sessions.actorOf(session.tokenHash, at(1))).toMatchObject({ kind: holder.kind })
      expect(await house().challenges.open(hash, { ...of, ...dated() })).toBe(false)
    })

    it('ends with the sessions of its holder', async () => {
      const { holder, hash } = await challenged()
      if (holder.kind === 'admin') await house().sessions.endOthersOfAdministrator(holder.administratorId, someHash())
      else await house().sessions.endOthersOf(holder.userId, someHash())
      expect(await house().challenges.attempt(hash, at(1))).toBeNull()
    })
  })

  describe.each(holders)('passkeys of %s', (_who, make) => {
    const aPasskey = (counter = 0) => ({
      id: someId(),
      name: 'Telefon',
      credentialId: someHash(),
      publicKey: new Uint8Array([1, 2, 3]),
      counter,
    })

    it('are kept, listed and removed with their holder', async () => {
      const [holder, other] = [await secured(make), await secured(make)]
      const passkey = aPasskey()
      expect(await house().passkeys.add(holder, passkey, someTime)).toBe(true)
      expect(await house().passkeys.add(other, { ...passkey, id: someId() }, someTime)).toBe(false)
      expect((await house().passkeys.of(holder)).map((one) => ({ ...one, publicKey: [...one.publicKey] }))).toEqual([
        { ...passkey, publicKey: [1, 2, 3] },
      ])
      expect(await house().passkeys.of(other)).toEqual([])
      expect(await house().passkeys.remove(other, passkey.id)).toBe(false)
      expect(await house().passkeys.remove(holder, passkey.id)).toBe(true)
      expect(await house().passkeys.remove(holder, passkey.id)).toBe(false)
    })

    it('answer one challenge, while it is fresh', async () => {
      const [holder, other] = [await secured(make), await make()]
      const { passkeys } = house()
      expect(await passkeys.expect(other, 'challenge', at(5))).toBe(false)
      expect(await passkeys.expect(holder, 'earlier', at(5))).toBe(true)
      expect(await passkeys.expect(holder, 'challenge', at(5))).toBe(true)
      expect(await passkeys.takeChallenge(holder, at(5))).toBeNull()
      expect(await passkeys.takeChallenge(holder, at(4))).toBe('challenge')
      expect(await passkeys.takeChallenge(holder, at(4))).toBeNull()
    })

    it('count upwards, or not at all', async () => {
      const holder = await secured(make)
      const [counting, silent] = [aPasskey(3), aPasskey()]
      await house().passkeys.add(holder, counting, someTime)
      await house().passkeys.add(holder, silent, someTime)
      const use = (id: string, counter: number) => house().passkeys.use(holder, id, counter, at(1))
      expect([await use(counting.id, 3), await use(counting.id, 0), await use(counting.id, 4)]).toEqual([
        false,
        false,
        true,
      ])
      expect([await use(silent.id, 0), await use(silent.id, 0)]).toEqual([true, true])
      expect(await house().passkeys.use(await secured(make), silent.id, 1, at(1))).toBe(false)
    })
  })
}
