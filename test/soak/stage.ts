import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Argon2Passwords } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { fill, password, type Scale } from '../bench/data.ts'
import { type DatabaseProxy, newDatabaseProxy } from '../support/database-proxy.ts'
import { runSql } from '../support/sql.ts'
import { unusedPort } from '../support/unused-port.ts'
import { aheadBy, clockFrom, fakeTime, setAhead } from './clock.ts'
import { type Disk, newDisk, type SoakDatabase, startDatabase } from './database.ts'
import { type Instance, type LogLine, metricsToken, newInstance } from './processes.ts'
import { nginx, startTlsProxy, type TlsProxy } from './proxy.ts'

/** What has to be installed first. */
export const missing = [
  ...(nginx === undefined ? ['nginx (on Debian: apt-get install nginx)'] : []),
  ...(fakeTime === undefined ? ['libfaketime (on Debian: apt-get install libfaketime)'] : []),
  ...(existsSync('/usr/bin/openssl') ? [] : ['openssl (on Debian: apt-get install openssl)']),
]

export interface Stage {
  database: SoakDatabase
  databaseProxy: DatabaseProxy
  dataDisk: Disk
  backupDisk: Disk
  instances: readonly [Instance, Instance]
  /** Moves the clock of one instance, in seconds from the right time. */
  moveClock: (instance: Instance, seconds: number) => void
  proxy: TlsProxy
  /** Warnings and errors. */
  log: readonly LogLine[]
  env: Record<string, string>
  home: string
  stop: () => Promise<void>
}

/** 390 firms and ten caterings. */
const scale: Scale = {
  companies: 400,
  employees: 8_000,
  choices: 80_000,
  messages: 1_000,
  products: 200,
  orders: 2_000,
  sessions: 8_000,
}
/** Owners have a colleague to write to. A third of the firms choose until 03:01 of the day itself, and are reminded three hours before. */
const additions = (passwordHash: string) => [
  `UPDATE shifts SET cutoff_days = 0, cutoff_time = '03:01' WHERE hashtext(company_id::text) % 3 = 0`,
  'UPDATE menu_days SET reminded_at = NULL WHERE closed_at IS NULL',
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT uuidv7(), company_id, 'İkinci ' || full_name, '545' || substr(phone, 4), 'corporate1', '${passwordHash}', now() FROM users WHERE phone LIKE '543%'`,
  // Written without the chain that the product gives them.
  'SET session_replication_role = replica; DELETE FROM audit_logs; SET session_replication_role = DEFAULT',
]

/** nginx with TLS, two instances, and PostgreSQL behind a proxy of its own. All clocks are that of the file. */
export const setUpStage = async (clock: string): Promise<Stage> => {
  const home = await mkdtemp(join(tmpdir(), 'tabldot-soak-'))
  await chmod(home, 0o755)
  const stops: (() => Promise<unknown>)[] = [() => rm(home, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each().catch((error: unknown) => console.error(error))
  }
  try {
    const dataDisk = await newDisk(join(home, 'data'), 4_096)
    stops.push(dataDisk.remove)
    const backupDisk = await newDisk(join(home, 'backups'), 256)
    stops.push(backupDisk.remove)
    const database = await startDatabase(dataDisk.folder, clock)
    stops.push(database.stop)
    await migrate(database.ownerUrl, 'tabldot')
    const passwordHash = await new Argon2Passwords(1).hash(password)
    await fill(database.ownerUrl, scale, passwordHash)
    await runSql(database.ownerUrl, ...additions(passwordHash), 'VACUUM ANALYZE')
    const databaseProxy = await newDatabaseProxy(database.url)
    stops.push(databaseProxy.close)

    const ports = [await unusedPort(), await unusedPort()] as const
    const proxy = await startTlsProxy(join(home, 'nginx'), ports)
    stops.push(proxy.stop)
    const env = {
      DATABASE_URL: databaseProxy.url,
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '1',
      METRICS_TOKEN: metricsToken,
      BACKUP_DIR: backupDisk.folder,
      BACKUP_AT: '12:00',
      BACKUP_KEEP: '2',
      PUSH_HOSTS: 'none',
    }
    const log: LogLine[] = []
    const clockOf = (name: string) => join(home, `${name}.clock`)
    const [one, other] = ['A', 'B'].map((name, at) => {
      setAhead(clockOf(name), aheadBy(clock))
      const own = clockFrom(clockOf(name))
      return newInstance(name, ports[at]!, { ...env, ...own }, (line) => log.push(line))
    }) as [Instance, Instance]
    for (const instance of [one, other]) {
      await instance.start()
      stops.push(() => instance.stop('SIGTERM'))
    }
    return {
      database,
      databaseProxy,
      dataDisk,
      backupDisk,
      instances: [one, other],
      moveClock: ({ name }, seconds) => setAhead(clockOf(name), aheadBy(clock) + seconds),
      proxy,
      log,
      env,
      home,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
