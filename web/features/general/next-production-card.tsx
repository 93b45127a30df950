import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AlertRegular, CheckmarkCircleRegular } from '@fluentui/react-icons'
import { addDays } from '../../../src/core/shared/rules.ts'
import { useListKitchenDaysQuery } from '../../api/generated-cooking.ts'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { loadProblem } from '../../ui/words/problem-text.ts'
import { fresh } from './fresh.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: '12px',
    // Nothing moves when the figures arrive.
    minHeight: '116px',
  },
  text: { display: 'grid', flex: '1 1 0', minWidth: 0 },
  day: {
    overflow: 'hidden',
    color: colors.ink2,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 650,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  total: { color: colors.ink2 },
  number: {
    color: colors.ink,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  state: { display: 'flex', alignItems: 'center', columnGap: '6px', color: colors.herb },
  missing: { color: colors.saffron, fontWeight: 650 },
  icon: { flexShrink: 0, fontSize: '16px' },
})

/** What the kitchen has to cook tomorrow, and which firms have no menu yet; the next working day if it rests. */
export const NextProductionCard = () => {
  const styles = useStyles()
  const { company } = useScope()
  const mayRead = useCan('readKitchen')
  const { data, error, refetch } = useListKitchenDaysQuery({ companyId: company.id }, { skip: !mayRead, ...fresh })
  if (!mayRead) return null
  const next = data?.days.find(({ date, is_closed, firms }) => date > data.today && !(is_closed && firms === 0))
  return (
    <Panel as="section" className={styles.card}>
      {next !== undefined && data !== undefined && (
        <>
          <div className={styles.text}>
            <h2 className={styles.day}>
              {`${next.date === addDays(data.today, 1) ? 'Yarın · ' : ''}${formatDate(next.date, 'dayAndMonth')}`}
            </h2>
            <span className={styles.total}>
              <span className={styles.number}>{formatNumber(next.portions)}</span>
              {` öğün · ${formatNumber(next.firms)} firma${next.is_frozen && next.firms > 0 ? ' · kesinleşti' : ''}`}
            </span>
            {next.firms_without_menu > 0 ? (
              <span className={mergeClasses(styles.state, styles.missing)}>
                <AlertRegular className={styles.icon} />
                {`${formatNumber(next.firms_without_menu)} firmanın menüsü yok`}
              </span>
            ) : (
              <span className={styles.state}>
                <CheckmarkCircleRegular className={styles.icon} />
                Eksik menü yok
              </span>
            )}
          </div>
          <LinkButton to={`../production?date=${next.date}`}>Mutfağı aç</LinkButton>
        </>
      )}
      {data === undefined && error !== undefined && (
        <>
          <span className={styles.text}>{loadProblem(error)}</span>
          <Button onClick={() => void refetch()}>Yeniden dene</Button>
        </>
      )}
    </Panel>
  )
}
