import { Button, Checkbox, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { AddRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { type DateRange, officialDays, officialYears, yearsAhead } from '../../../src/core/calendar/rules.ts'
import { atTime } from '../../../src/texts/shifts/cut-off.ts'
import { type OfficialDay, useListClosedDaysQuery, useListOfficialDaysQuery } from '../../api/generated.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { colors } from '../../ui/colors.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { PageActions } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { type Day, daysOf, type Span, spansOf, spanText, sumOfDays, weekdaysOf } from './day-spans.ts'
import { YearCalendar } from './year-calendar.tsx'

const CloseProposedDialog = later(async () => (await import('./close-days-dialog.tsx')).CloseProposedDialog)
const CloseRangeDialog = later(async () => (await import('./close-days-dialog.tsx')).CloseRangeDialog)
const OpenDaysDialog = later(async () => (await import('./open-days-dialog.tsx')).OpenDaysDialog)
const loadDialogs = allOf(CloseProposedDialog, CloseRangeDialog, OpenDaysDialog)

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  frame: { containerType: 'inline-size' },
  right: { display: 'grid', gap: '16px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  title: { margin: 0, marginRight: 'auto', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '4px 0',
    borderTop: `1px solid ${colors.line}`,
  },
  // The button stays beside a long name.
  kept: { flexWrap: 'nowrap', minHeight: '32px', '& > button': { flexShrink: 0 } },
  note: { color: colors.ink2, fontSize: '12px' },
  half: { color: colors.saffron, fontWeight: 600 },
  legend: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', fontSize: '12px', color: colors.ink2 },
  mark: { width: '14px', height: '14px', borderRadius: '4px', boxSizing: 'border-box' },
  markChosen: { backgroundColor: colors.brandSoft, border: `1px solid ${colors.brand}` },
  markHalf: { border: `1px dashed ${colors.brand}` },
  markClosed: { backgroundColor: colors.ink2 },
})

type Open = { dialog: 'proposed' } | { dialog: 'range'; picked?: DateRange } | { dialog: 'open'; span: Span }

const keyOf = ({ dates: [date] }: Span): string => date ?? ''

const noteOf = ({ from_time, dates }: Pick<Span, 'from_time' | 'dates'>): string =>
  from_time === null ? `${dates.length} gün` : `${atTime(from_time)}n sonra`

const useProposals = (official: readonly OfficialDay[] | undefined) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const open = (official ?? []).filter(({ is_closed, date }) => !is_closed && date >= todayIn())
  const spans = spansOf(open)
  const chosen = spans.filter((span) => !left.includes(keyOf(span))).flatMap(daysOf)
  const unsure = new Set(open.filter(({ is_announced }) => !is_announced).map(({ date }) => date))
  return {
    spans,
    chosen,
    isUnsure: (span: Span) => unsure.has(keyOf(span)),
    isChosen: (span: Span) => !left.includes(keyOf(span)),
    choose: (span: Span, isOn: boolean) =>
      setLeft(isOn ? left.filter((key) => key !== keyOf(span)) : [...left, keyOf(span)]),
    toggleAll: () => setLeft(chosen.length > 0 ? spans.map(keyOf) : []),
  }
}

const Proposals = ({ of, mayClose }: { of: ReturnType<typeof useProposals>; mayClose: boolean }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <div className={styles.head}>
        <h2 className={styles.title}>Resmî tatil önerileri</h2>
        {mayClose && of.spans.length > 0 && (
          <Button appearance="transparent" onClick={of.toggleAll}>
            {of.chosen.length > 0 ? 'Tümünü bırak' : 'Tümünü seç'}
          </Button>
        )}
      </div>
      {of.spans.length === 0 && <Text>Bu yıl için kapatılacak resmî tatil kalmadı.</Text>}
      <ul className={styles.list}>
        {of.spans.map((span) => (
          <li key={keyOf(span)} className={styles.row}>
            <Checkbox
              checked={of.isChosen(span)}
              disabled={!mayClose}
              label={`${spanText(span.dates)} ${weekdaysOf(span.dates)} · ${span.name}`}
              onChange={(_, { checked }) => of.choose(span, checked === true)}
            />
            <span className={mergeClasses(styles.note, span.from_time !== null && styles.half)}>
              {noteOf(span)}
              {of.isUnsure(span) && ' · kesinleşmedi'}
            </span>
          </li>
        ))}
      </ul>
      <Text className={styles.note}>Dinî bayramların tarihi hesaplanır; resmî ilandan sonra yeniden bakın.</Text>
    </Panel>
  )
}

const ClosedList = ({ days, onOpen }: { days: readonly Day[]; onOpen: ((span: Span) => void) | undefined }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <h2 className={styles.title}>Kapalı günleriniz</h2>
      {days.length === 0 && <Text>Bu yıl kapalı gün yok.</Text>}
      <ul className={styles.list}>
        {spansOf(days).map((span) => (
          <li key={keyOf(span)} className={mergeClasses(styles.row, styles.kept)}>
            <span>
              <Text weight="semibold">{`${spanText(span.dates)} ${weekdaysOf(span.dates)}`}</Text> {span.name} ·{' '}
              {noteOf(span)}
              {span.cancelledChoices > 0 && (
                <>
                  {' · '}
                  <span className={styles.note}>{`${formatNumber(span.cancelledChoices)} seçim iptal edildi`}</span>
                </>
              )}
            </span>
            {onOpen !== undefined && keyOf(span) >= todayIn() && (
              <Button size="small" aria-label={`${spanText(span.dates)}: yeniden aç`} onClick={() => onOpen(span)}>
                Yeniden aç
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Legend = () => {
  const styles = useStyles()
  return [
    ['seçili öneri', styles.markChosen],
    ['yarım gün', styles.markHalf],
    ['kapalı', styles.markClosed],
  ].map(([text, look]) => (
    <span key={text} className={styles.legend}>
      <span aria-hidden className={mergeClasses(styles.mark, look)} />
      {text}
    </span>
  ))
}

/** The closed days of a firm or a catering (rule Y1). */
export const ClosedDaysTab = () => {
  const styles = useStyles()
  const calendar = useCompany()
  const mayClose = useCan('closeDays')
  const today = todayIn()
  const thisYear = Number(today.slice(0, 4))
  /** At the end of a year it is the next one whose holidays are to be closed. */
  const [year, setYear] = useState(() =>
    officialDays(thisYear).some(({ date }) => date >= today) ? thisYear : thisYear + 1,
  )
  const { open, show, close } = useDialog<Open>()
  useLoadedAhead(mayClose ? loadDialogs : undefined)
  const closed = useListClosedDaysQuery({ ...calendar, year })
  const official = useListOfficialDaysQuery({ ...calendar, year }, { skip: !officialYears.includes(year) })
  const proposals = useProposals(official.data?.official_days)
  /** The days of another year would be taken for those of this one. */
  const failed = [closed, official].find(({ currentData, isError }) => currentData === undefined && isError)
  if (closed.data === undefined || official.isLoading || failed !== undefined)
    return <NotYet query={failed ?? closed} failure="Kapalı günler yüklenirken hata oluştu" />
  const { closed_days: closedDays } = closed.data
  return (
    <div className={styles.frame}>
      {mayClose && (
        <PageActions>
          <Button icon={<AddRegular />} onClick={() => show({ dialog: 'range' })}>
            Gün ya da aralık ekle
          </Button>
          <Button
            appearance="primary"
            disabled={proposals.chosen.length === 0}
            onClick={() => show({ dialog: 'proposed' })}
          >
            {proposals.chosen.length === 0
              ? 'Seçilen günleri kapat'
              : `Seçilen ${sumOfDays(proposals.chosen)} günü kapat`}
          </Button>
        </PageActions>
      )}
      <div className={styles.columns}>
        <Proposals of={proposals} mayClose={mayClose} />
        <div className={styles.right}>
          <Panel as="section">
            <div className={styles.head}>
              <h2 className={styles.title}>{year}</h2>
              <Button
                appearance="subtle"
                icon={<ChevronLeftRegular />}
                aria-label="Önceki yıl"
                disabled={year <= thisYear - 1}
                onClick={() => setYear(year - 1)}
              />
              <Button
                appearance="subtle"
                icon={<ChevronRightRegular />}
                aria-label="Sonraki yıl"
                disabled={year >= thisYear + yearsAhead}
                onClick={() => setYear(year + 1)}
              />
              <Legend />
            </div>
            <YearCalendar
              year={year}
              closed={closedDays}
              chosen={mayClose ? proposals.chosen : []}
              onPick={mayClose ? (picked) => show({ dialog: 'range', picked }) : undefined}
            />
          </Panel>
          <ClosedList days={closedDays} onOpen={mayClose ? (span) => show({ dialog: 'open', span }) : undefined} />
        </div>
      </div>
      {open?.dialog === 'proposed' && <CloseProposedDialog days={proposals.chosen} onClose={close} />}
      {open?.dialog === 'range' && (
        <CloseRangeDialog
          picked={open.picked}
          onClosed={(first) => setYear(Number(first.slice(0, 4)))}
          onClose={close}
        />
      )}
      {open?.dialog === 'open' && <OpenDaysDialog span={open.span} onClose={close} />}
    </div>
  )
}
