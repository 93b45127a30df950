import { Button, makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { StopRegular, WarningRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import {
  type LoadRun,
  useListLoadRunsQuery,
  useListLoadTestsQuery,
  useStopLoadTestMutation,
} from '../../../api/generated-admin.ts'
import { defaultThresholds } from '../../../../src/core/performance/rules.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { type Figure, FigureCards } from '../../../ui/figure-cards.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LiveChart } from './live-chart.tsx'
import { RunSummary } from './run-summary.tsx'
import { RunTable } from './run-table.tsx'
import { loadOf, milliseconds, rate, successRate } from './run-texts.ts'
import { StartButton, StartForm, useStartForm } from './start-form.tsx'
import { useLiveRun } from './use-live-run.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const useStyles = makeStyles({
  test: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 868px)': { gridTemplateColumns: '248px minmax(0, 1fr)' },
  },
  live: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  chartHead: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  which: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: colors.ink2, fontSize: '12px', fontWeight: 400 },
  key: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  line: { width: '16px', height: 0, borderTop: `3px solid ${colors.info}` },
  dashed: { borderTop: `3px dashed ${colors.saffron}` },
  chart: { height: '216px' },
})

const percent = Math.round(defaultThresholds.minSuccess * 100)

const figuresOf = (run: LoadRun | undefined): Figure[] => [
  {
    label: 'İstek/sn',
    value: run ? rate(run.rps) : '–',
    meaning: run?.rate_limit_rps ? `hedef ${rate(run.rate_limit_rps)}` : 'hedef yok',
  },
  { label: 'p95', value: milliseconds(run?.p95 ?? null), meaning: `sınır ${defaultThresholds.maxP95} ms` },
  {
    label: 'Başarı',
    value: run ? successRate(run) : '–',
    meaning: run ? `${rate(run.ok)} başarılı, sınır %${percent}` : `sınır %${percent}`,
  },
  {
    label: 'Toplam istek',
    value: run ? rate(run.total) : '–',
    meaning: run ? `${rate(run.total - run.ok)} hata` : 'henüz yok',
  },
]

const Live = ({ run }: { run: LoadRun | undefined }) => {
  const styles = useStyles()
  return (
    <div className={styles.live}>
      <FigureCards figures={figuresOf(run)} />
      <Panel as="section">
        <div className={styles.chartHead}>
          <div>
            <Subtitle2 as="h2">{run === undefined || run.status === 'running' ? 'Canlı' : run.name}</Subtitle2>
            {run !== undefined && (
              <span className={styles.which}>{`${formatInstant(run.started_at)} · ${loadOf(run)}`}</span>
            )}
          </div>
          <span className={styles.legend}>
            <span className={styles.key}>
              <span className={styles.line} /> İstek/sn (sol)
            </span>
            <span className={styles.key}>
              <span className={mergeClasses(styles.line, styles.dashed)} /> p95, ms (sağ)
            </span>
          </span>
        </div>
        <div className={styles.chart}>
          <LiveChart run={run} />
        </div>
      </Panel>
    </div>
  )
}

export const PerformancePage = () => {
  const styles = useStyles()
  const form = useStartForm()
  const tests = useListLoadTestsQuery()
  const history = useListLoadRunsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [stop, { isLoading: isStopping }] = useStopLoadTestMutation()
  const reportStop = useBanner('stopLoadTest')
  const [watched, watch] = useState<string>()
  /** A test may have been started in another tab or through another instance. */
  const going = history.data?.runs.find(({ status }) => status === 'running')
  /** If nothing is watched or running, shows the result of the latest run. */
  const shown = watched ?? going?.run_id ?? history.data?.runs[0]?.run_id
  const live = useLiveRun(shown)
  const run = live ?? history.data?.runs.find(({ run_id }) => run_id === shown)
  const ended = live !== undefined && live.status !== 'running' ? live.run_id : undefined
  const { refetch } = history
  useEffect(() => {
    if (ended !== undefined) void refetch()
  }, [ended, refetch])
  const running = live?.status === 'running' ? live : ended === going?.run_id ? undefined : going
  const isRunning = running !== undefined || (watched !== undefined && run === undefined)
  const report = history.data?.report ?? []
  const missed = report.filter(({ passed }) => passed === false).length
  const open = (run: LoadRun) => {
    watch(run.run_id)
    scrollTo({ top: 0 })
  }
  return (
    <Page title="Performans">
      <PageActions>
        <Button
          icon={<StopRegular />}
          disabled={!isRunning}
          disabledFocusable={isStopping}
          onClick={() =>
            void reportStop(stop({ runId: running?.run_id ?? watched ?? '' }), { failure: 'Test durdurulamadı' })
          }
        >
          Durdur
        </Button>
        <StartButton id={form} isRunning={isRunning} />
      </PageActions>
      <div className={styles.test}>
        {tests.data === undefined ? (
          <NotYet query={tests} failure="Testler alınamadı" />
        ) : (
          <StartForm id={form} tests={tests.data.tests} running={running} onStarted={watch} />
        )}
        <Live run={run} />
      </div>
      {live?.status === 'finished' && <RunSummary runId={live.run_id} name={live.name} />}
      {history.data === undefined ? (
        <NotYet query={history} failure="Çalıştırmalar alınamadı" shape="rows" />
      ) : (
        <>
          <RunTable
            title="Sağlık raporu"
            runs={report}
            empty="Henüz biten bir test yok. Her testin en son sonucu burada durur."
            note={
              missed > 0 && (
                <Badge color="warning" icon={<WarningRegular />}>
                  {`${missed} test iyileştirilmeli`}
                </Badge>
              )
            }
          />
          <RunTable
            title="Son çalıştırmalar"
            runs={history.data.runs}
            empty="Henüz test çalıştırılmadı."
            withTime
            onOpen={open}
          />
        </>
      )}
    </Page>
  )
}
