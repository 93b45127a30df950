import { Container } from 'inversify'
import { PageAddresses, Passwords, SessionLifetimes } from '../core/access/index.ts'
import { Trail } from '../core/audit/index.ts'
import { Clock, Ids, KeptAnswers, Limits, Transaction } from '../core/shared/index.ts'
import { Argon2Passwords, SignedPageAddresses, UuidV7Ids } from '../gateways/index.ts'
import {
  Database,
  DemoRecords,
  Housekeeping,
  sharedSecret,
  PostgresKeptAnswers,
  PostgresLimits,
  PostgresTrail,
} from '../persistence/index.ts'
import { HealthReads } from '../reads/index.ts'
import { bindPort, bindValue } from './binding.ts'
import { bindAccess } from './bindings/access.ts'
import { bindCompanies } from './bindings/companies.ts'
import { bindFeedback } from './bindings/feedback.ts'
import { bindMenus } from './bindings/menus.ts'
import { bindNotifications } from './bindings/notifications.ts'
import { bindPerformance } from './bindings/performance.ts'
import { bindWorkforce } from './bindings/workforce.ts'
import type { Configuration } from './configuration.ts'

const hour = 3600
const day = 24 * hour

/** Everything the product is made of, put together once. */
export const newContainer = async (
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<Container> => {
  const container = new Container()
  bindValue(container, Database, database)
  bindValue(container, Transaction, database)
  bindValue(container, Clock, clock)
  bindValue(container, Passwords, new Argon2Passwords(configuration.hashQueue))
  bindValue(container, PageAddresses, new SignedPageAddresses(await sharedSecret(database, 'page_address')))
  bindValue(container, SessionLifetimes, {
    individual: configuration.sessionIndividualDays * day,
    staff: configuration.sessionStaffHours * hour,
    admin: configuration.sessionAdminHours * hour,
  })
  bindPort(container, Ids, () => new UuidV7Ids(), [])
  bindPort(container, Limits, (db: Database) => new PostgresLimits(db), [Database])
  bindPort(container, KeptAnswers, (db: Database) => new PostgresKeptAnswers(db), [Database])
  bindPort(container, Trail, (db: Database, ids: Ids, now: Clock) => new PostgresTrail(db, ids, now), [
    Database,
    Ids,
    Clock,
  ])
  bindPort(container, Housekeeping, (db: Database) => new Housekeeping(db), [Database])
  bindPort(container, DemoRecords, (db: Database) => new DemoRecords(db), [Database])
  bindPort(container, HealthReads, (db: Database) => new HealthReads(db), [Database])
  bindAccess(container)
  bindCompanies(container)
  bindWorkforce(container)
  bindMenus(container)
  bindFeedback(container)
  bindNotifications(container)
  bindPerformance(container)
  return container
}
