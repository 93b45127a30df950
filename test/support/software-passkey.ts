import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const encoded = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const counted = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** An authenticator in software (WebAuthn, ES256), so that tests can also make it lie. */
export const newPasskey = ({ site = 'localhost', origin = 'http://localhost:3000' } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const clientData = (type: string, challenge: string, from = origin) =>
    JSON.stringify({ type, challenge, origin: from, crossOrigin: false })
  return {
    credential_id: encoded(id),
    /** What `navigator.credentials.create` answers, without an attestation. */
    attests: (challenge: string, from?: string) => {
      const data = Buffer.concat([
        sha256(site),
        Buffer.from([0x41]),
        counted(0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        credential_id: encoded(id),
        client_data: encoded(clientData('webauthn.create', challenge, from)),
        attestation: encoded(attestation),
      }
    },
    /** What `navigator.credentials.get` answers. */
    asserts: (challenge: string, counter: number, from?: string) => {
      const data = Buffer.concat([sha256(site), Buffer.from([0x01]), counted(counter)])
      const client = clientData('webauthn.get', challenge, from)
      return {
        credential_id: encoded(id),
        client_data: encoded(client),
        authenticator_data: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}
