import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyOf = (token: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', token, salt, 'kept-answer', 32))

interface Sealed {
  salt: string
  tag: string
  text: string
}

/**
 * Encrypts a response with the caller's token, of which the server only stores a hash: nobody else can ever read it.
 */
export const seal = (answer: unknown, token: string): Sealed => {
  const salt = randomBytes(16)
  const cipher = createCipheriv(algorithm, keyOf(token, salt), salt.subarray(0, 12))
  const text = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()])
  return { salt: salt.toString('base64'), tag: cipher.getAuthTag().toString('base64'), text: text.toString('base64') }
}

export const unseal = (sealed: Sealed, token: string): unknown => {
  const salt = Buffer.from(sealed.salt, 'base64')
  const decipher = createDecipheriv(algorithm, keyOf(token, salt), salt.subarray(0, 12)).setAuthTag(
    Buffer.from(sealed.tag, 'base64'),
  )
  return JSON.parse(Buffer.concat([decipher.update(sealed.text, 'base64'), decipher.final()]).toString())
}
