import type { Command } from 'commander'
import { openApplication, readConfiguration } from '../../src/main/index.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { tellOfBackup } from '../with-application.ts'

const migrate = async ({ json }: { json?: true }): Promise<void> => {
  const { migrated, close } = await openApplication(readConfiguration(process.env), {
    onBackupAwaited: tellOfBackup,
    onConnectionLost: () => undefined,
  })
  await close()
  if (json) return sayJson({ success: true, migrated })
  say(migrated.length === 0 ? 'Veritabanı güncel.' : `Veritabanı güncellendi: ${migrated.join(', ')}`)
}

export const migrateCommand = (command: Command): void => {
  command.option(...jsonFlag).action(migrate)
}
