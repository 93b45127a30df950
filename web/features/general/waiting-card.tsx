import { Badge, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { colors } from '../../shared/colors.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { formatNumber } from '../../shared/numbers.ts'
import { Panel } from '../../shared/panel.tsx'
import type { WaitingRow } from './waiting-rows.ts'

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
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 650 },
  facts: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  open: { minWidth: 'auto' },
  none: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.ink2 },
  done: { color: colors.herb, fontSize: '20px' },
})

/** What waits for whoever looks; each row ends in the way to where it is done. */
export const WaitingCard = ({ rows }: { rows: readonly WaitingRow[] }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Sizi bekleyenler</Subtitle2>
        {rows.length > 0 && (
          <Badge appearance="tint" color="warning">
            {formatNumber(rows.length)}
          </Badge>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>
          <CheckmarkCircleRegular aria-hidden className={styles.done} />
          Bekleyen iş yok.
        </p>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ key, Icon, title, facts, to }) => (
            <li key={key} className={styles.row}>
              <Icon aria-hidden className={styles.icon} />
              <div className={styles.words}>
                <div className={styles.title} title={title}>
                  {title}
                </div>
                <div className={styles.facts}>{facts}</div>
              </div>
              <LinkButton to={to} className={styles.open} label={`${title}: aç`}>
                Aç
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
