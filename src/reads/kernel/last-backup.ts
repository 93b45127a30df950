import { lastGoodBackup } from '../../persistence/index.ts'
import { hourInMilliseconds } from '../../core/shared/index.ts'
import { instant } from './sql-shapes.ts'

/** Backups are made daily; this leaves time for a slow one. */
export const maxBackupAge = 26 * hourInMilliseconds

/** Null if none was ever tried. */
export const lastBackup = `(
  SELECT jsonb_build_object(
    'last_good_at', ${instant(lastGoodBackup)},
    'failure', CASE WHEN failure IS NOT NULL
      THEN jsonb_build_object('at', ${instant('finished_at')}, 'reason', failure) END
  )
  FROM backups
  ORDER BY id DESC
  LIMIT 1)`
