import { Socket } from 'node:net'
import { DataSource, type EntitySchema } from 'typeorm'
import pg from 'pg'
import { Foundation1763683200001 } from '../../migrations/0001-foundation.ts'
import { KitchenAndEmployee1763769600002 } from '../../migrations/0002-kitchen-and-employee.ts'
import { CompanyPanels1763856000003 } from '../../migrations/0003-company-panels.ts'
import { LogEvents1763942400004 } from '../../migrations/0004-log-events.ts'

const dateType = 1082
pg.types.setTypeParser(dateType, (text) => text)

export interface DataSourceOptions {
  url: string
  poolSize: number
  /** Called when an idle connection dies; without a listener that would end the process. */
  onConnectionLost?: (error: Error) => void
  /** Migrations, and waiting for those of another instance, take as long as they take. */
  isPatient?: boolean
}

/** Longer than any statement may take: after this the line to the database carries nothing any more. */
const longestSilence = 12_000

/** Without it a line that went dead would leave whoever waits on it waiting for good. */
const attentiveSocket = (): Socket => {
  const socket = new Socket()
  return socket.setTimeout(longestSilence, () =>
    socket.destroy(new Error('Connection terminated: the database went silent')),
  )
}

/** Time limits live on the connection, so that no statement can be written without them. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
  stream: attentiveSocket,
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
    ],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    extra: { application_name: 'tabldot', ...(!options.isPatient && limits) },
    ...(options.onConnectionLost && { poolErrorHandler: options.onConnectionLost }),
  })
