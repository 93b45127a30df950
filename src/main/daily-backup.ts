import { execFile, type ExecFileException } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { Clock, defineLongJob, homeTimezone, instantOf, type Job, localDateAt, type Use } from '../core/shared/index.ts'
import { type BackupFailure, BackupRecords } from '../persistence/index.ts'
import { badSetting, settingForms } from '../texts/kernel/settings.ts'
import { type Configuration, ConfigurationError } from './configuration.ts'
import { packageRoot } from './package-root.ts'

const program = join(packageRoot, extname(import.meta.filename) === '.ts' ? 'cli/main.ts' : 'dist/cli/main.js')

/** Fails if no backup could be written to the folder. */
export const checkBackupDir = async ({ backupDir }: Configuration): Promise<void> => {
  if (backupDir === undefined) return
  try {
    await access(backupDir, constants.W_OK)
    if ((await stat(backupDir)).isDirectory()) return
  } catch {
    // Whatever the reason is, the sentence is the same.
  }
  throw new ConfigurationError(badSetting('BACKUP_DIR', settingForms.writableFolder, backupDir))
}

interface Due {
  /** When it was due, from the timetable. */
  _cron?: { ts: string }
}

export interface DailyBackup {
  /** Makes a backup unless there is a good one since it was due. */
  job: Job<Due>
  /** In UTC, for the timetable. */
  time: string
  /** Ends a running backup; the job is tried again, here or on another instance. */
  interrupt: () => void
}

/** The backup's process is the command, so that requests need not wait while it packs. */
export const newDailyBackup = (configuration: Configuration, use: Use): DailyBackup | undefined => {
  const { backupDir, backupAt, backupKeep } = configuration
  if (backupDir === undefined) return undefined
  const stopping = new AbortController()

  const command = [program, 'backup', backupDir, '--keep', String(backupKeep)]
  const at = instantOf(localDateAt(use(Clock).now(), homeTimezone), backupAt, homeTimezone)
  return {
    job: defineLongJob('backUp', [BackupRecords, Clock], (records, clock) => async ({ _cron }: Due) => {
      const madeAt = clock.now()
      const lastGoodAt = await records.lastGoodAt(madeAt)
      if (_cron && lastGoodAt && lastGoodAt >= new Date(_cron.ts)) return
      const noteFailure = (failure: BackupFailure) =>
        records.add({ madeAt, finishedAt: clock.now(), bytes: null, failure })
      await checkBackupDir(configuration).catch(async (error: unknown) => {
        await noteFailure('not_writable')
        throw error
      })
      await promisify(execFile)(process.execPath, command, { signal: stopping.signal }).catch(
        async ({ message, name, signal, stderr }: ExecFileException) => {
          const isInterrupted = name === 'AbortError' || signal != null
          if (!(await records.hasOneSince(madeAt))) await noteFailure(isInterrupted ? 'interrupted' : 'other')
          throw new Error(`no backup was made: ${stderr?.trim() || message}`)
        },
      )
    }),
    time: `${at.getUTCMinutes()} ${at.getUTCHours()}`,
    interrupt: () => stopping.abort(),
  }
}

/** Nobody has to wait a day to see whether backups work. */
export const requestFirstBackup = ({ job }: DailyBackup, use: Use): Promise<void> =>
  use(BackupRecords).requestFirst(job.id)
