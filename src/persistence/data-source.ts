import { Socket } from 'node:net'
import { DataSource, type EntitySchema } from 'typeorm'
import pg from 'pg'
import { Foundation1763683200001 } from '../../migrations/0001-foundation.ts'
import { KitchenAndEmployee1763769600002 } from '../../migrations/0002-kitchen-and-employee.ts'
import { CompanyPanels1763856000003 } from '../../migrations/0003-company-panels.ts'
import { LogEvents1763942400004 } from '../../migrations/0004-log-events.ts'
import { SignInAttempts1764028800005 } from '../../migrations/0005-sign-in-attempts.ts'
import { LogChain1764115200006 } from '../../migrations/0006-log-chain.ts'
import { Operating1764201600007 } from '../../migrations/0007-operating.ts'
import { SigningIn1764633600012 } from '../../migrations/0012-signing-in.ts'
import { DishChanges1764460800010 } from '../../migrations/0010-dish-changes.ts'
import { Versions1764288000008 } from '../../migrations/0008-versions.ts'
import { Contracts1764720000013 } from '../../migrations/0013-contracts.ts'
import { People1764374400009 } from '../../migrations/0009-people.ts'
import { Mail1764806400014 } from '../../migrations/0014-mail.ts'
import { Store1764979200017 } from '../../migrations/0017-store.ts'
import { CorporateGroups1764892800015 } from '../../migrations/0015-corporate-groups.ts'
import { Dishes1764979200016 } from '../../migrations/0016-dishes.ts'
import { Images1765152000018 } from '../../migrations/0018-images.ts'
import { MenusOfOneDish1765238400019 } from '../../migrations/0019-menus-of-one-dish.ts'
import { StoreTotals1765411200021 } from '../../migrations/0021-store-totals.ts'
import { Platform1765584000023 } from '../../migrations/0023-platform.ts'
import { Push1765670400024 } from '../../migrations/0024-push.ts'
import { AdminPush1765756800025 } from '../../migrations/0025-admin-push.ts'
import { Choosing1765843200026 } from '../../migrations/0026-choosing.ts'
import { UsualShifts1765929600027 } from '../../migrations/0027-usual-shifts.ts'
import { LoadRuns1766016000028 } from '../../migrations/0028-load-runs.ts'
import { InStock1766102400029 } from '../../migrations/0029-in-stock.ts'
import { ImagesInUse1766188800030 } from '../../migrations/0030-images-in-use.ts'
import { RepliesAndReminders1766275200031 } from '../../migrations/0031-replies-and-reminders.ts'
import { DecidedApplications1766361600032 } from '../../migrations/0032-decided-applications.ts'
import { KitchenLists1766620800035 } from '../../migrations/0035-kitchen-lists.ts'
import { StandingChoices1766707200033 } from '../../migrations/0033-standing-choices.ts'
import { Reminders1766793600034 } from '../../migrations/0034-reminders.ts'
import { ChoicesCountedByStatement1767139200042 } from '../../migrations/0042-choices-counted-by-statement.ts'
import { UsualShiftsByPerson1766966400039 } from '../../migrations/0039-usual-shifts-by-person.ts'
import { IntegrationKeys1767225600040 } from '../../migrations/0040-integration-keys.ts'
import { OpenDaysByFirm1767398400043 } from '../../migrations/0043-open-days-by-firm.ts'
import { SlipsAndNews1767657600046 } from '../../migrations/0046-slips-and-news.ts'
import { SubstitutesByDish1767312000041 } from '../../migrations/0041-substitutes-by-dish.ts'
import { WhatOthersMayKnow1767484800044 } from '../../migrations/0044-what-others-may-know.ts'
import { WhatNewsAreAbout1766016000037 } from '../../migrations/0037-what-news-are-about.ts'
import { connectionWait, noTimeLimits, randomPageCost, timeLimits } from './time-limits.ts'

const dateType = 1082
pg.types.setTypeParser(dateType, (text) => text)

export interface DataSourceOptions {
  url: string
  poolSize: number
  /** The connections lead through a pool, which has to see to the time limits and keeps no prepared statements. */
  isPooled?: boolean
  /** Called when an idle connection dies; without a listener the process would crash. */
  onConnectionLost?: (error: Error) => void
  /** For migrations: they, and waiting for those of another instance, have no time limit. */
  withoutTimeouts?: boolean
}

/** Longer than `statement_timeout`, so a connection silent for this long is dead. */
const socketTimeoutMs = 12_000

/** Without the timeout, a query on a dead connection would never settle. */
const socketWithTimeout = (): Socket => {
  const socket = new Socket()
  return socket.setTimeout(socketTimeoutMs, () =>
    socket.destroy(new Error('Connection terminated: the database went silent')),
  )
}

/** Set on the connection, so that they apply to every statement; a pool keeps them with the role instead. */
const limitsOf = ({ withoutTimeouts, isPooled }: DataSourceOptions) =>
  withoutTimeouts
    ? noTimeLimits
    : {
        connectionTimeoutMillis: connectionWait,
        stream: socketWithTimeout,
        ...(!isPooled && { ...timeLimits, options: `-c random_page_cost=${randomPageCost}` }),
      }

export const newDataSource = (options: DataSourceOptions, entities: EntitySchema[] = []): DataSource =>
  new DataSource({
    type: 'postgres',
    url: options.url,
    poolSize: options.poolSize,
    entities,
    migrations: [
      Foundation1763683200001,
      KitchenAndEmployee1763769600002,
      CompanyPanels1763856000003,
      LogEvents1763942400004,
      SignInAttempts1764028800005,
      LogChain1764115200006,
      Operating1764201600007,
      Versions1764288000008,
      People1764374400009,
      DishChanges1764460800010,
      SigningIn1764633600012,
      Contracts1764720000013,
      Mail1764806400014,
      CorporateGroups1764892800015,
      Dishes1764979200016,
      Store1764979200017,
      Images1765152000018,
      MenusOfOneDish1765238400019,
      StoreTotals1765411200021,
      Platform1765584000023,
      Push1765670400024,
      AdminPush1765756800025,
      Choosing1765843200026,
      UsualShifts1765929600027,
      LoadRuns1766016000028,
      InStock1766102400029,
      ImagesInUse1766188800030,
      RepliesAndReminders1766275200031,
      DecidedApplications1766361600032,
      KitchenLists1766620800035,
      StandingChoices1766707200033,
      Reminders1766793600034,
      WhatNewsAreAbout1766016000037,
      UsualShiftsByPerson1766966400039,
      ChoicesCountedByStatement1767139200042,
      IntegrationKeys1767225600040,
      SubstitutesByDish1767312000041,
      OpenDaysByFirm1767398400043,
      WhatOthersMayKnow1767484800044,
      SlipsAndNews1767657600046,
    ],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    extra: { application_name: 'tabldot', ...limitsOf(options) },
    ...(options.onConnectionLost && { poolErrorHandler: options.onConnectionLost }),
  })
