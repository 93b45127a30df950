import { lastGoodBackup } from '../../persistence/index.ts'
import { instant } from './sql-shapes.ts'

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
