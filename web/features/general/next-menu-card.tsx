import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { CalendarClockRegular, CheckmarkCircleRegular, ClockRegular, PeopleListRegular } from '@fluentui/react-icons'
import type { CSSProperties } from 'react'
import { addDays } from '../../../src/core/shared/rules.ts'
import { noDepartmentLabel } from '../../../src/texts/workforce/labels.ts'
import type { NextMenu } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { deadlineOf, onceAt } from '../../domain/shifts/deadline.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Panel } from '../../ui/panel.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { useNow } from '../../ui/use-now.ts'
import { RemindButton } from './remind-button.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const UndecidedPanel = later(async () => (await import('./undecided-panel.tsx')).UndecidedPanel)

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { marginRight: 'auto' },
  body: {
    display: 'grid',
    gap: '16px 32px',
    '@container (min-width: 608px)': { gridTemplateColumns: '190px minmax(0, 1fr)' },
  },
  count: { display: 'flex', alignItems: 'baseline', columnGap: '6px', color: colors.ink3 },
  number: {
    color: colors.ink,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { color: colors.ink2 },
  list: { display: 'grid', alignContent: 'start', rowGap: '7px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(40px, 4fr) 32px 48px',
    alignItems: 'center',
    columnGap: '12px',
    '@container (min-width: 900px)': { gridTemplateColumns: '160px minmax(40px, 1fr) 32px 48px' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  track: { height: '8px', borderRadius: '4px', backgroundColor: colors.surface2 },
  bar: {
    display: 'block',
    width: 'var(--share)',
    height: '100%',
    borderRadius: '4px',
    backgroundColor: colors.saffron,
    forcedColorAdjust: 'none',
  },
  undecided: { textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  people: { textAlign: 'right', color: colors.ink3, fontVariantNumeric: 'tabular-nums' },
  rest: { color: colors.ink3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    gridColumn: '1 / -1',
    '@container (max-width: 400px)': { '& > button': { flexGrow: 1 } },
  },
  missing: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.saffron, fontWeight: 650 },
  missingIcon: { flexShrink: 0, fontSize: '20px' },
  reminded: { color: colors.ink2 },
  done: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.herb, fontWeight: 650 },
  doneIcon: { fontSize: '24px' },
})

/** As many as fit beside the figure; the rest are summed up. */
const shownDepartments = 6

type Departments = NextMenu['departments']

const undecidedIn = (departments: Departments): number =>
  departments.reduce((total, { undecided }) => total + undecided, 0)

const DepartmentRows = ({ departments }: { departments: Departments }) => {
  const styles = useStyles()
  const [shown, rest] = [departments.slice(0, shownDepartments), departments.slice(shownDepartments)]
  return (
    <ul className={styles.list} aria-label="Departmanlara göre seçmeyenler">
      {shown.map(({ department_id, department_name, people, undecided }) => (
        <li key={department_id} className={styles.row}>
          <span className={styles.name} title={department_name ?? noDepartmentLabel}>
            {department_name ?? noDepartmentLabel}
          </span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ '--share': `${(undecided / people) * 100}%` } as CSSProperties} />
          </span>
          <span className={styles.undecided}>{formatNumber(undecided)}</span>
          <span className={styles.people}>{`/ ${formatNumber(people)}`}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.rest}>
          {`${formatNumber(rest.length)} departman daha: ${formatNumber(undecidedIn(rest))} kişi`}
        </li>
      )}
    </ul>
  )
}

const titleOf = (date: string): string =>
  date === addDays(todayIn(), 1) ? 'Yarın için seçmeyenler' : `${formatDate(date, 'dayAndMonth')} için seçmeyenler`

const dayOf = (date: string): string => (date === addDays(todayIn(), 1) ? 'Yarın' : formatDate(date, 'dayAndMonth'))

/** On the day shown, only some shifts lack a menu. */
const missingText = (missingOn: string, shown: NextMenu | null): string =>
  missingOn === shown?.date
    ? `${dayOf(missingOn)} bazı vardiyaların yayınlanmış menüsü yok.`
    : `${dayOf(missingOn)} için yayınlanmış menü yok.`

type Props = {
  menu: NextMenu | null
  /** The next working day, if it lacks a menu. */
  missingOn: string | null
}

export const NextMenuCard = ({ menu, missingOn }: Props) => {
  const styles = useStyles()
  const now = useNow()
  const dialog = useDialog<true>()
  const mayReadAbsences = useCan('manageAbsences')
  useLoadedAhead(UndecidedPanel.load)
  if (menu === null)
    return (
      <Panel as="section">
        <Subtitle2 as="h2">Sıradaki menü</Subtitle2>
        <EmptyState text={missingOn === null ? 'Seçime açık gün yok.' : missingText(missingOn, menu)} drawing="menu" />
      </Panel>
    )
  const { date, closes_at, timezone, people, chosen, guests, departments } = menu
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {titleOf(date)}
        </Subtitle2>
        {mayReadAbsences && (
          <LinkButton to={`../employees?status=absent&day=${date}`} appearance="subtle" size="small">
            Yok olanlar
          </LinkButton>
        )}
        <Badge color="warning" icon={<ClockRegular />}>
          {deadlineOf(closes_at, timezone, now).text}
        </Badge>
      </div>
      {missingOn !== null && (
        <p className={styles.missing}>
          <CalendarClockRegular aria-hidden className={styles.missingIcon} />
          {missingText(missingOn, menu)}
        </p>
      )}
      <div className={styles.body}>
        <div>
          <div className={styles.count}>
            <span className={styles.number}>{formatNumber(people - chosen)}</span>
            <span>{`/ ${formatNumber(people)} kişi`}</span>
          </div>
          <Text className={styles.words}>
            {`${formatDate(date, 'dayAndMonth')} için ${formatNumber(chosen)} kişi seçti.`}
          </Text>
          {guests > 0 && <Text block className={styles.words}>{`${formatNumber(guests)} misafir`}</Text>}
        </div>
        {departments.length > 0 ? (
          <>
            <DepartmentRows departments={departments} />
            <div className={styles.actions}>
              <RemindButton menu={menu} appearance={dialog.open === undefined ? 'primary' : 'secondary'} />
              {menu.reminded_at !== null && (
                <Text className={styles.reminded}>{`${onceAt(menu.reminded_at, now)} hatırlatıldı`}</Text>
              )}
              <Button icon={<PeopleListRegular />} onClick={() => dialog.show(true)}>
                Kimler seçmedi
              </Button>
            </div>
          </>
        ) : people === 0 ? (
          <p>O gün çalışan kimse yok.</p>
        ) : (
          <p className={styles.done}>
            <CheckmarkCircleRegular aria-hidden className={styles.doneIcon} />
            Herkes seçti.
          </p>
        )}
      </div>
      {dialog.open !== undefined && <UndecidedPanel menu={menu} title={titleOf(date)} onClose={dialog.close} />}
    </Panel>
  )
}
