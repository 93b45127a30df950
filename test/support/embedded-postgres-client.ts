import { openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'

/** A process of its own for the test: opens, says so, and releases when its standard input closes. */
const [dataDir = '', durability] = process.argv.slice(2)
const { url, release } = await openEmbeddedPostgres({ dataDir, durable: durability === 'durable' })
process.stdout.write(`${url}\n`)
process.stdin.resume().on('end', () => void release().then(() => process.exit(0)))
