import { type PasskeyAssertion, type PasskeyAttestation, PasskeyChecks, type PasskeyKey } from '../core/access/index.ts'

/** Loaded by the first passkey. */
const library = () => import('@simplewebauthn/server')

const kind = { type: 'public-key', clientExtensionResults: {} } as const

/** The page that the browser was on. */
const originIn = (clientData: string): string => {
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown }
    return String(origin)
  } catch {
    return ''
  }
}

/** Everything that is wrong with an answer is an error of the library, and means the same. */
const orNull = <Result>(checked: Promise<Result>): Promise<Result | null> => checked.catch(() => null)

export class WebAuthnPasskeys extends PasskeyChecks {
  readonly site: string
  readonly #origin: string
  constructor(publicUrl: string) {
    super()
    const { hostname, origin } = new URL(publicUrl)
    this.site = hostname
    this.#origin = origin
  }

  async attested(answer: PasskeyAttestation, challenge: string): Promise<PasskeyKey | null> {
    const { verifyRegistrationResponse } = await library()
    const verified = await orNull(
      verifyRegistrationResponse({
        response: {
          ...kind,
          id: answer.credentialId,
          rawId: answer.credentialId,
          response: { clientDataJSON: answer.clientData, attestationObject: answer.attestation },
        },
        ...this.#expected(answer.clientData, challenge),
      }),
    )
    if (!verified?.verified || verified.registrationInfo === undefined) return null
    const { id, publicKey, counter } = verified.registrationInfo.credential
    return { credentialId: id, publicKey, counter }
  }

  async asserted(answer: PasskeyAssertion, challenge: string, passkey: PasskeyKey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library()
    const verified = await orNull(
      verifyAuthenticationResponse({
        response: {
          ...kind,
          id: answer.credentialId,
          rawId: answer.credentialId,
          response: {
            clientDataJSON: answer.clientData,
            authenticatorData: answer.authenticatorData,
            signature: answer.signature,
          },
        },
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
        ...this.#expected(answer.clientData, challenge),
      }),
    )
    return verified?.verified ? verified.authenticationInfo.newCounter : null
  }

  /** The password was right already, so touching the device is enough. */
  #expected(clientData: string, challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#originOf(clientData),
      expectedRPID: this.site,
      requireUserVerification: false,
    }
  }

  /** All ports of localhost are this machine. */
  #originOf(clientData: string): string {
    const origin = originIn(clientData)
    return this.site === 'localhost' && URL.parse(origin)?.hostname === this.site ? origin : this.#origin
  }
}
