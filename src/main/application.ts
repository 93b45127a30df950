import type { Clock, Use } from '../core/shared/index.ts'
import { openEmbeddedPostgres, SystemClock } from '../gateways/index.ts'
import {
  type BackupAwaited,
  type DatabaseAddresses,
  openDatabase,
  type OpenDatabase,
  type ReplicaOptions,
} from '../persistence/index.ts'
import type { Configuration } from './configuration.ts'
import { newContainer } from './container.ts'

export interface ApplicationOptions {
  clock?: Clock
  /** Refuses a DATA_DIR without data instead of making a database in it. */
  mustExist?: boolean
  onBackupAwaited?: BackupAwaited
  onConnectionLost?: (error: Error) => void
  onReplicaChange?: ReplicaOptions['onReplicaChange']
}

/** The product without an interface; the server and the command line are built on it. */
export interface Application {
  use: Use
  /** Names of the migrations run on opening. */
  migrated: string[]
  startWorker: OpenDatabase['startWorker']
  close: () => Promise<void>
}

export const addressesOf = ({
  databaseUrl = '',
  databaseDirectUrl,
  databaseOwnerUrl,
}: Configuration): DatabaseAddresses => ({
  url: databaseUrl,
  directUrl: databaseDirectUrl,
  ownerUrl: databaseOwnerUrl,
})

/** Opens the configured or the embedded database and migrates it to the latest schema. */
export const openApplication = async (
  configuration: Configuration,
  options: ApplicationOptions = {},
): Promise<Application> => {
  const { clock = new SystemClock(), mustExist = false, onBackupAwaited, onConnectionLost, onReplicaChange } = options
  const embedded =
    configuration.databaseUrl === undefined
      ? await openEmbeddedPostgres({
          dataDir: configuration.dataDir,
          durable: true,
          mustExist,
          ...(onConnectionLost && { onLost: onConnectionLost }),
        })
      : undefined
  try {
    const { database, migrated, startWorker, close } = await openDatabase({
      ...(embedded ?? addressesOf(configuration)),
      poolSize: configuration.databasePool,
      replicaUrls: configuration.databaseReplicaUrls,
      ...(onBackupAwaited && { onBackupAwaited }),
      ...(onReplicaChange && { onReplicaChange }),
      ...(onConnectionLost && { onConnectionLost }),
    })
    return {
      use: await newContainer(configuration, database, clock),
      migrated,
      startWorker,
      close: async () => {
        await close()
        await embedded?.release()
      },
    }
  } catch (error) {
    await embedded?.release()
    throw error
  }
}
