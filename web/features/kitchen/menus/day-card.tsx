import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { Panel } from '../../../shared/panel.tsx'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' },
  date: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, marginRight: 'auto' },
  status: { display: 'flex', alignItems: 'center', columnGap: '10px' },
})

/** The frame of one day: its date and how far it is. */
export const DayCard = ({ day, dateId, children }: { day: EditedDay; dateId: string; children: ReactNode }) => {
  const styles = useStyles()
  const { date, kept, isChanged } = day
  return (
    <Panel as="li">
      <div className={styles.head}>
        <h3 id={dateId} className={styles.date}>
          {formatDate(date, 'dayAndMonth')}
        </h3>
        {isChanged && (
          <Badge appearance="tint" color="warning">
            Kaydedilmedi
          </Badge>
        )}
        <span className={styles.status}>
          {kept?.status === 'published' && <Text>{`${formatNumber(kept.choice_count)} kişi seçti`}</Text>}
          <StatusBadge status={kept?.status} />
        </span>
      </div>
      {children}
    </Panel>
  )
}

const StatusBadge = ({ status }: { status: 'draft' | 'published' | undefined }) => {
  if (status === 'published')
    return (
      <Badge appearance="filled" color="success">
        Yayında
      </Badge>
    )
  if (status === 'draft')
    return (
      <Badge appearance="tint" color="informative">
        Taslak
      </Badge>
    )
  return (
    <Badge appearance="outline" color="informative">
      Menü yok
    </Badge>
  )
}
