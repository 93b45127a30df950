import { createTransport, type Transporter } from 'nodemailer'

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** Passwords and mails only travel encrypted, except on the same machine or where the operator says so. */
const asksForTls = (url: URL): boolean => !ownMachine.includes(url.hostname) && !url.searchParams.has('ignoreTLS')

/** At a time. */
export const connections = 5

export const transportOf = (url: string): Transporter =>
  createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox tries again, at a time of its own.
    maxRequeues: 0,
    requireTLS: asksForTls(new URL(url)),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const problems = {
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  EDNS: 'name',
  ETIMEDOUT: 'silent',
  ETLS: 'encryption',
} as const
export type MailServerProblem = 'auth' | 'name' | 'silent' | 'encryption' | 'certificate' | 'refused'

/** Connects and signs in, and returns what prevents it. */
export const problemOfMailServer = async (url: string): Promise<MailServerProblem | null> => {
  const transport = transportOf(url)
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (/certificate/i.test(message)) return 'certificate'
    return problems[code as keyof typeof problems] ?? 'refused'
  } finally {
    transport.close()
  }
}
