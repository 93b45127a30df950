import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { useGetLoadSummaryQuery } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { Facts } from '../../../ui/facts.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RunBadge } from './run-badge.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  measure: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: '8px' },
  fine: { color: colors.herb, fontSize: '20px' },
  missed: { color: colors.saffron, fontSize: '20px' },
})

/** The results of a finished run, beside the reference ranges. */
export const RunSummary = ({ runId, name }: { runId: string; name: string }) => {
  const styles = useStyles()
  const query = useGetLoadSummaryQuery({ runId })
  const { data: summary } = query
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">{`Özet: ${name}`}</Subtitle2>
        {summary !== undefined && <RunBadge run={{ status: 'finished', passed: summary.passed }} />}
      </div>
      {summary === undefined ? (
        <NotYet query={query} failure="Özet alınamadı" shape="lines" />
      ) : (
        <>
          <Facts
            facts={[
              ['Toplam istek', formatNumber(summary.total_requests)],
              ['Başarılı', formatNumber(summary.ok)],
              ['p50 gecikme', `${formatNumber(Math.round(summary.latency_ms.p50))} ms`],
            ]}
          />
          <ul className={styles.list}>
            {summary.measures.map(({ measure, name: label, value, threshold, passed }) => (
              <li key={measure} className={styles.measure}>
                {passed ? (
                  <CheckmarkCircleRegular className={styles.fine} aria-label="Tutuyor" />
                ) : (
                  <WarningRegular className={styles.missed} aria-label="Tutmuyor" />
                )}
                <span>{`${label}: ${value}${threshold === null ? '' : ` (sınır: ${threshold})`}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
