import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { packageRoot } from '../../src/main/package-root.ts'

export interface ReceivedMail {
  to: string
  messageId: string
  subject: string
  /** With unfolded headers. */
  raw: string
}

export interface MailServer {
  url: string
  /** With everything that came, also where the connection was dropped before the answer. */
  received: ReceivedMail[]
  /** How many connections were made. */
  connections: number
  /** What the server does next; each is undefined at the start. */
  answers: {
    connection?: () => Error | undefined
    recipient?: (address: string) => Error | undefined
    /** Before it accepts a mail; `drop` ends the connection instead. */
    mail?: (mail: ReceivedMail) => Promise<'accept' | 'drop'>
  }
  close: () => Promise<void>
}

/** An answer by SMTP. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** Valid in January 2020 only; issued by itself, for `localhost`, with `openssl ca -selfsign -startdate … -enddate …`. */
const expired = () => {
  const fixture = (name: string) => readFileSync(join(packageRoot, 'test', 'fixtures', name), 'utf8')
  const cert = fixture('mail-server-expired.cert.pem')
  setDefaultCACertificates([...getCACertificates('default'), cert])
  return { secure: true, cert, key: fixture('mail-server.key.pem') }
}

const mailOf = (raw: string, to: string): ReceivedMail => {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return { to, messageId: header('Message-ID'), subject: header('Subject'), raw: unfolded }
}

/** The parts of a mail without its headers, decoded from quoted-printable. */
export const textOf = ({ raw }: ReceivedMail): string => {
  const parts = raw.slice(raw.indexOf('\r\n\r\n')).replaceAll('=\r\n', '')
  const bytes = parts.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The subject of a mail, decoded (RFC 2047). */
export const subjectOf = ({ subject }: ReceivedMail): string =>
  subject.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(
          text
            .replaceAll('%', '%25')
            .replaceAll('_', ' ')
            .replace(/=(?=[0-9A-F]{2})/g, '%'),
        ),
  )

/** A mail server on this machine. */
export const startMailServer = async ({ isExpired = false, port = 0 } = {}): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const options: SMTPServerOptions = {
    ...(isExpired && expired()),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_, done) => {
      state.connections += 1
      done(state.answers.connection?.())
    },
    onRcptTo: ({ address }, _, done) => done(state.answers.recipient?.(address)),
    onData: (stream, { id, envelope }, done) => {
      void text(stream).then(async (raw) => {
        const mail = mailOf(raw, envelope.rcptTo[0]?.address ?? '')
        received.push(mail)
        if ((await state.answers.mail?.(mail)) !== 'drop') return done()
        for (const connection of server.connections) if (connection.session.id === id) connection.close()
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actual } = server.server.address() as AddressInfo
  const state: MailServer = {
    url: `${isExpired ? 'smtps' : 'smtp'}://localhost:${actual}`,
    received,
    connections: 0,
    answers: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return state
}
