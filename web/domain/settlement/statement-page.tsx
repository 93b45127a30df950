import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  ArrowLeftRegular,
  CheckmarkRegular,
  LockClosedRegular,
  PrintRegular,
} from '@fluentui/react-icons'
import { lazy, Suspense, useId, useState } from 'react'
import { dayAndMonth } from '../../../src/texts/kernel/dates.ts'
import {
  settlementApi,
  type Correction,
  type Statement,
  useAnswerCorrectionMutation,
  useGetStatementQuery,
} from '../../api/generated-settlement.ts'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { once, useDownload } from '../../frame/use-download.ts'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { todayIn } from '../../ui/words/dates.ts'
import { AmountCard } from './amount-card.tsx'
import type { Cell } from './correction-dialogs.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { DepartmentsCard } from './departments-card.tsx'
import type { PrintedStatement as Printed } from './printed-statement.tsx'
import { PeriodSteps, StateLine } from './state-line.tsx'
import { StatementGrid } from './statement-grid.tsx'
import { approvalHindrance, isMealDay, unfrozenText, unpricedText } from './statement-texts.ts'
import { useStatementsAddress } from './statements-address.ts'
import { useNeighbours } from './use-neighbours.ts'

const ApproveDialog = later(async () => (await import('./approve-dialog.tsx')).ApproveDialog)
const ProposeDialog = later(async () => (await import('./correction-dialogs.tsx')).ProposeDialog)
const RefuseDialog = later(async () => (await import('./correction-dialogs.tsx')).RefuseDialog)
const WithdrawDialog = later(async () => (await import('./correction-dialogs.tsx')).WithdrawDialog)
const loadDialogs = allOf(ApproveDialog, ProposeDialog)
/** Loaded on the first print. */
const PrintedStatement = lazy(async () => ({ default: (await import('./printed-statement.tsx')).PrintedStatement }))

const wide = '@container (min-width: 860px)'
const besides = '@container (min-width: 860px) and (max-width: 999px)'
const three = '@container (min-width: 1000px)'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '8px 16px',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: '16px' },
  ofCatering: { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  ofFirm: {
    gridTemplateAreas: '"corrections" "amount" "departments"',
    [besides]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateAreas: '"corrections amount" "corrections departments"',
      gridTemplateRows: 'auto 1fr',
    },
    [three]: {
      gridTemplateColumns: 'minmax(0, 1fr) 208px 332px',
      gridTemplateAreas: '"corrections departments amount"',
    },
  },
  corrections: { containerType: 'inline-size' },
  inCorrections: { gridArea: 'corrections' },
  inAmount: { gridArea: 'amount' },
  inDepartments: { gridArea: 'departments' },
})

type Open =
  { dialog: 'propose'; cell: Cell } | { dialog: 'refuse' | 'withdraw'; correction: Correction } | { dialog: 'approve' }

/** The day that a correction is most likely about: the last one that is over or has a list. */
const firstCell = ({ days, shifts, other_shifts }: Statement): Cell | undefined => {
  const today = todayIn()
  const past = days.filter(({ date }) => date <= today)
  const day = past.findLast(({ meals }) => meals.some((count) => count !== null)) ?? past.at(-1)
  const shift = shifts.find((_, row) => (day?.meals[row] ?? null) !== null) ?? shifts[0] ?? other_shifts[0]
  return day && shift && { date: day.date, shiftId: shift.id }
}

const isEmptyDay = (day: Statement['days'][number]): boolean =>
  !isMealDay(day) && day.corrections === 0 && day.open_corrections === 0

const useAccepting = (statementId: string) => {
  const [answer] = useAnswerCorrectionMutation()
  const [accepting, setAccepting] = useState<string>()
  const company = useCompany()
  const report = useBanner('Düzeltme kabul edilemedi')
  const accept = async ({ id }: Correction) => {
    if (accepting !== undefined) return
    setAccepting(id)
    await report(answer({ ...company, statementId, correctionId: id, body: { action: 'accept' } }), {
      success: 'Düzeltme kabul edildi, sayıldı',
      failure: 'Düzeltme kabul edilemedi',
    })
    setAccepting(undefined)
  }
  return { accept, accepting }
}

const Shown = ({ statement, hindranceId }: { statement: Statement; hindranceId: string }) => {
  const styles = useStyles()
  const { open, show, close } = useDialog<Open>()
  const { accept, accepting } = useAccepting(statement.id)
  const [printed, setPrinted] = useState<Printed>()
  useLoadedAhead(loadDialogs)
  const { id, state, days, can_approve, unfrozen_dates, unpriced_portions } = statement
  const company = useCompany()
  const dispatch = useApiDispatch()
  const { download, isDownloading } = useDownload(
    (statementId: string) =>
      dispatch(settlementApi.endpoints.exportStatement.initiate({ ...company, statementId }, once)),
    'Dosya indirilemedi',
  )
  const print = () => setPrinted((before) => ({ statement, times: (before?.times ?? 0) + 1 }))
  useKeys({ 'Ctrl P': print })
  const isFirm = company.type === 'corporate'
  const cell = firstCell(statement)
  const hindrance = approvalHindrance(statement)
  return (
    <>
      <PageActions>
        <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={() => download(id)}>
          Excel
        </BusyButton>
        <Button icon={<PrintRegular />} onClick={print}>
          Yazdır
        </Button>
        {state !== 'agreed' && (
          <Button
            appearance={can_approve ? 'primary' : 'secondary'}
            icon={can_approve ? <CheckmarkRegular /> : <LockClosedRegular />}
            disabledFocusable={!can_approve}
            title={hindrance}
            aria-describedby={hindranceId}
            onClick={() => show({ dialog: 'approve' })}
          >
            Onayla
          </Button>
        )}
      </PageActions>
      {unfrozen_dates.length > 0 && state !== 'agreed' && (
        <Notice intent="warning">{`${unfrozenText(unfrozen_dates)} ${unfrozen_dates.map(dayAndMonth).join(', ')}`}</Notice>
      )}
      {unpriced_portions > 0 && <Notice intent="warning">{unpricedText(unpriced_portions)}</Notice>}
      {days.every(isEmptyDay) ? (
        <EmptyState drawing="menu" text="Bu dönemde yemek verilmedi." />
      ) : (
        <StatementGrid statement={statement} onPropose={(of) => show({ dialog: 'propose', cell: of })} />
      )}
      <div className={mergeClasses(styles.cards, isFirm ? styles.ofFirm : styles.ofCatering)}>
        <div className={mergeClasses(styles.corrections, isFirm && styles.inCorrections)}>
          <CorrectionsCard
            statement={statement}
            acts={{
              accepting,
              onAccept: (correction) => void accept(correction),
              onRefuse: (correction) => show({ dialog: 'refuse', correction }),
              onWithdraw: (correction) => show({ dialog: 'withdraw', correction }),
            }}
            onPropose={cell && (() => show({ dialog: 'propose', cell }))}
          />
        </div>
        <AmountCard statement={statement} className={isFirm ? styles.inAmount : undefined} />
        {isFirm && <DepartmentsCard statement={statement} className={styles.inDepartments} />}
      </div>
      {open?.dialog === 'propose' && <ProposeDialog statement={statement} cell={open.cell} onClose={close} />}
      {open?.dialog === 'refuse' && <RefuseDialog statementId={id} correction={open.correction} onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawDialog statementId={id} correction={open.correction} onClose={close} />}
      {open?.dialog === 'approve' && <ApproveDialog statement={statement} onClose={close} />}
      {printed && (
        <Suspense>
          <PrintedStatement {...printed} />
        </Suspense>
      )}
    </>
  )
}

/** One period with one partner: its figures, what either side wants changed, and the two approvals (rules H1 to H3). */
export const StatementPage = ({ statementId }: { statementId: string }) => {
  const styles = useStyles()
  const hindranceId = useId()
  const { company } = useScope()
  const { openList, openStatement } = useStatementsAddress()
  const query = useGetStatementQuery({ ...useCompany(), statementId }, { refetchOnMountOrArgChange: true })
  const { data: last, currentData: statement } = query
  const neighbours = useNeighbours(statement, openStatement)
  useKeys({ 'Alt ArrowLeft': neighbours.back, 'Alt ArrowRight': neighbours.on })
  return (
    <Page
      title={last?.partner.name ?? 'Mutabakat'}
      under={['Mutabakat', company.name]}
      before={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => openList()}>
          Mutabakat
        </Button>
      }
    >
      <div className={styles.root}>
        {last !== undefined && (
          <div className={styles.head}>
            <StateLine statement={statement ?? last} hindranceId={hindranceId} />
            <PeriodSteps statement={statement ?? last} neighbours={neighbours} />
          </div>
        )}
        {statement === undefined ? (
          <NotYet query={query} failure="Mutabakat yüklenirken hata oluştu" shape="rows" />
        ) : (
          <Shown key={statement.id} statement={statement} hindranceId={hindranceId} />
        )}
      </div>
    </Page>
  )
}
