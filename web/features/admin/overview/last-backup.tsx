import { atFirstUse } from '../../../../src/core/shared/rules.ts'
import { backupFailures } from '../../../../src/texts/kernel/backups.ts'
import type { PlatformOverview } from '../../../api/generated-admin.ts'
import { Notice } from '../../../ui/notice.tsx'
import { formatWhen } from '../../../ui/words/dates.ts'

type Backup = NonNullable<PlatformOverview['backup']>

const before = atFirstUse(() => new Intl.RelativeTimeFormat('tr'))

const agoText = (instant: string): string => {
  const minutes = Math.floor((Date.now() - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'az önce'
  if (minutes < 60) return before().format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? before().format(-hours, 'hour') : before().format(-Math.floor(hours / 24), 'day')
}

export const lastBackupText = ({ last_good_at }: Backup): string =>
  last_good_at === null ? 'Henüz yedek yok' : `Son yedek: ${agoText(last_good_at)}`

/** Only if something has to be done about it. */
export const BackupNotice = ({ failure, is_overdue }: Backup) => {
  if (failure === null && !is_overdue) return null
  return (
    <Notice intent="error">
      {failure === null
        ? 'Veriler 26 saatten uzun süredir yedeklenmedi. Sunucunun BACKUP_DIR ayarını kontrol edin.'
        : `Yedek alınamadı (${formatWhen(failure.at)}): ${backupFailures[failure.reason]}.`}
    </Notice>
  )
}
