import { openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'

/** Run as a separate process: opens the database, prints its URL, and releases it when standard input closes. */
const [dataDir = '', durability] = process.argv.slice(2)
const { ownerUrl: url, release } = await openEmbeddedPostgres({ dataDir, durable: durability === 'durable' })
process.stdout.write(`${url}\n`)
process.stdin.resume().on('end', () => void release().then(() => process.exit(0)))
