import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { StartPasskeyApiResponse } from '../../api/generated.ts'
import type { PasskeyQuestion } from '../../api/generated-sign-in.ts'

const described = (credentials: readonly string[]) => credentials.map((id) => ({ id, type: 'public-key' }) as const)

/** Has the device make a passkey; fails if the person declines. */
export const makePasskey = async ({ challenge, site, holder, account_name, credentials }: StartPasskeyApiResponse) => {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: site, name: 'Tabldot' },
      // An id is written in characters of base64url.
      user: { id: holder, name: account_name, displayName: account_name },
      pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: described(credentials),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      attestation: 'none',
    },
  })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
  }
}

/** Has one of these passkeys sign; fails if the person declines. */
export const signChallenge = async ({ challenge, site, credentials }: PasskeyQuestion) => {
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: site, allowCredentials: described(credentials), userVerification: 'discouraged' },
  })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}
