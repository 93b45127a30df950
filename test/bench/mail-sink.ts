import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts everything and keeps nothing; prints its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData: (mail, _, done) => void mail.resume().on('end', () => done()),
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
console.log((server.server.address() as AddressInfo).port)
