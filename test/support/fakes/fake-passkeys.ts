import {
  type FactorHolder,
  holderIdOf,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  PasskeyChecks,
  type PasskeyKey,
  Passkeys,
} from '../../../src/core/access/index.ts'
import type { FakeSecondFactors } from './fake-second-factors.ts'

export class FakePasskeys extends Passkeys {
  readonly #factors: FakeSecondFactors
  readonly #rows: (Passkey & { holderId: string })[] = []
  readonly #expected = new Map<string, { challenge: string; until: Date }>()
  constructor(factors: FakeSecondFactors) {
    super()
    this.#factors = factors
  }

  /** Passkeys go with the second factor. */
  of(holder: FactorHolder): Promise<Passkey[]> {
    const found = this.#factors.isOn(holder) ? this.#rows.filter((one) => one.holderId === holderIdOf(holder)) : []
    return Promise.resolve(found.map(({ holderId: _, ...passkey }) => passkey))
  }

  expect(holder: FactorHolder, challenge: string, until: Date): Promise<boolean> {
    if (this.#factors.isOn(holder)) this.#expected.set(holderIdOf(holder), { challenge, until })
    return Promise.resolve(this.#factors.isOn(holder))
  }

  takeChallenge(holder: FactorHolder, now: Date): Promise<string | null> {
    const expected = this.#expected.get(holderIdOf(holder))
    if (expected === undefined || expected.until <= now) return Promise.resolve(null)
    this.#expected.delete(holderIdOf(holder))
    return Promise.resolve(expected.challenge)
  }

  add(holder: FactorHolder, passkey: Passkey): Promise<boolean> {
    if (this.#rows.some(({ credentialId }) => credentialId === passkey.credentialId)) return Promise.resolve(false)
    this.#rows.push({ ...passkey, holderId: holderIdOf(holder) })
    return Promise.resolve(true)
  }

  remove(holder: FactorHolder, passkeyId: string): Promise<boolean> {
    const at = this.#rows.findIndex(({ id, holderId }) => id === passkeyId && holderId === holderIdOf(holder))
    if (at >= 0) this.#rows.splice(at, 1)
    return Promise.resolve(at >= 0)
  }

  use(holder: FactorHolder, passkeyId: string, counter: number): Promise<boolean> {
    const found = this.#rows.find(({ id, holderId }) => id === passkeyId && holderId === holderIdOf(holder))
    if (found === undefined || (counter <= found.counter && (counter > 0 || found.counter > 0)))
      return Promise.resolve(false)
    found.counter = counter
    return Promise.resolve(true)
  }
}

/** An answer is valid if its client data is the challenge; a signature is the counter. */
export class FakePasskeyChecks extends PasskeyChecks {
  readonly site = 'tabldot.example'

  attested({ credentialId, clientData }: PasskeyAttestation, challenge: string): Promise<PasskeyKey | null> {
    const key = { credentialId, publicKey: new Uint8Array([1]), counter: 0 }
    return Promise.resolve(clientData === challenge ? key : null)
  }

  asserted({ clientData, signature }: PasskeyAssertion, challenge: string): Promise<number | null> {
    return Promise.resolve(clientData === challenge ? Number(signature) : null)
  }
}
