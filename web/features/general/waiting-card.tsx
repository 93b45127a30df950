import { Button, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { colors } from '../../ui/colors.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Panel } from '../../ui/panel.tsx'
import type { WaitingLine } from './waiting-rows.ts'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '46px',
  },
  icon: { color: colors.saffron, fontSize: '20px' },
  words: { minWidth: 0 },
  title: { fontWeight: 650, overflowWrap: 'anywhere' },
  facts: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  open: { minWidth: 'auto' },
  all: { minWidth: 'auto', marginLeft: 'auto' },
  none: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.ink2 },
  done: { color: colors.herb, fontSize: '20px' },
})

/** As many lines as can be taken in at a glance. */
const glance = 5

/** What is waiting for the person, one line per kind, each with a link to where it is done. */
export const WaitingCard = ({ lines }: { lines: readonly WaitingLine[] }) => {
  const styles = useStyles()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, glance)
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Sizi bekleyenler</Subtitle2>
        {lines.length > 0 && <Badge color="warning">{formatNumber(lines.length)}</Badge>}
        {lines.length > glance && (
          <Button
            appearance="subtle"
            className={styles.all}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Özet' : 'Tümü'}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>
          <CheckmarkCircleRegular aria-hidden className={styles.done} />
          Bekleyen iş yok.
        </p>
      ) : (
        <ul id={id} className={styles.list}>
          {shown.map(({ key, Icon, title, facts, to, isGroup = false }) => (
            <li key={key} className={styles.row}>
              <Icon aria-hidden className={styles.icon} />
              <div className={styles.words}>
                <div className={styles.title}>{title}</div>
                <div className={styles.facts}>{facts}</div>
              </div>
              <LinkButton to={to} className={styles.open} label={`${title}: ${isGroup ? 'tümü' : 'aç'}`}>
                {isGroup ? 'Tümü' : 'Aç'}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
