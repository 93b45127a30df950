import { Socket } from 'node:net'
import { DataSource, type EntitySchema } from 'typeorm'
import pg from 'pg'
import { type Migration, migrations } from './migrations.ts'
import { connectionWait, noTimeLimits, randomPageCost, timeLimits } from './time-limits.ts'

const dateType = 1082
pg.types.setTypeParser(dateType, (text) => text)

export interface DataSourceOptions {
  url: string
  poolSize: number
  /** Connections go through a pool, where time limits have to be set and prepared statements do not last. */
  isPooled?: boolean
  /** Called when an idle connection dies; without a listener the process would crash. */
  onConnectionLost?: (error: Error) => void
  /**
   * For migrations and restoring: there are no time limits, not even for waiting until another instance has migrated.
   * Nothing is pipelined, since `COPY` cannot be.
   */
  withoutTimeouts?: boolean
  /** All of them, unless a backup is restored that was made before the last ones. */
  migrations?: readonly Migration[]
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

/** Limits are set on the connection, so that they apply to every statement; a pool keeps them with the role instead. */
export const connectionOptions = ({ withoutTimeouts, isPooled }: Omit<DataSourceOptions, 'url'>) => ({
  application_name: 'tabldot',
  pipeline: !withoutTimeouts,
  ...(withoutTimeouts
    ? noTimeLimits
    : {
        connectionTimeoutMillis: connectionWait,
        stream: socketWithTimeout,
        ...(!isPooled && { ...timeLimits, options: `-c random_page_cost=${randomPageCost}` }),
      }),
})

export const newDataSource = (options: DataSourceOptions, entities: EntitySchema[] = []): DataSource =>
  new DataSource({
    type: 'postgres',
    // Else TypeORM would look for it by name, and in the build find one without the parser for dates.
    driver: pg,
    url: options.url,
    poolSize: options.poolSize,
    entities,
    migrations: [...(options.migrations ?? migrations)],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    extra: connectionOptions(options),
    ...(options.onConnectionLost && { poolErrorHandler: options.onConnectionLost }),
  })
