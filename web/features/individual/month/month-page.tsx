import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ChatRegular,
  CheckmarkCircleRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  EyeRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { monthCloses } from '../../../../src/core/contributions/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { monthText } from '../../../../src/texts/kernel/dates.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { type OwnMonth, useGetOwnMonthQuery, useObjectToMonthMutation } from '../../../api/generated-contributions.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useAreaPath } from '../use-area-path.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { seenText, termsText, untilText } from './month-texts.ts'

/** The same month of the year before: so far back choices are kept with their person. */
const oldestFrom = (today: string): string => `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`

const useStyles = makeStyles({
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    color: colors.brand,
    fontWeight: 600,
    justifySelf: 'start',
  },
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', maxWidth: '480px' },
  steps: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  step: { minWidth: '44px', minHeight: '44px' },
  month: { flexGrow: 1, margin: 0, fontSize: '17px', lineHeight: '24px', fontWeight: 650, textAlign: 'center' },
  card: {
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    overflow: 'hidden',
  },
  halves: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  half: { display: 'grid', alignContent: 'start', padding: '14px 8px 14px 16px', minWidth: 0 },
  second: { boxShadow: `-1px 0 ${colors.line}, 0 -1px ${colors.line}` },
  label: { margin: 0, color: colors.ink2, fontSize: '14px', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  number: {
    margin: 0,
    lineHeight: '50px',
    fontWeight: 750,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  meals: { fontSize: '44px' },
  amount: { fontSize: 'clamp(24px, 7.6vw, 32px)' },
  calendar: { padding: '10px 12px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '14px',
    padding: '12px 16px',
    lineHeight: '20px',
  },
  rowIcon: { fontSize: '24px', color: colors.ink2 },
  herb: { color: colors.herb },
  rowTitle: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  object: {
    justifyContent: 'flex-start',
    columnGap: '14px',
    width: '100%',
    maxWidth: 'none',
    minHeight: '52px',
    padding: '8px 16px',
    border: 'none',
    borderTop: `1px solid ${colors.line}`,
    borderRadius: 0,
    fontSize: '15px',
    fontWeight: 600,
  },
  written: { borderTop: `1px solid ${colors.line}` },
  foot: { margin: 0, padding: '0 16px', color: colors.ink2, fontSize: '13px', lineHeight: '18px', textAlign: 'center' },
})

/** What was set aside for the person in a month, and what they contribute (rule H4). */
export const MonthPage = () => {
  const styles = useStyles()
  const pathTo = useAreaPath()
  const [today] = useState(() => todayIn())
  const [month, setMonth] = useState(today.slice(0, 7))
  const before = addDays(`${month}-01`, -1).slice(0, 7)
  const after = monthCloses(month).slice(0, 7)
  return (
    <Page title="Ayın özeti">
      <Link to={pathTo('hesabim')} className={styles.back}>
        <ArrowLeftRegular aria-hidden />
        Hesabıma dön
      </Link>
      <div className={styles.page}>
        <div className={styles.steps}>
          <Button
            appearance="subtle"
            className={styles.step}
            icon={<ChevronLeftRegular />}
            aria-label={monthText(before)}
            disabledFocusable={before < oldestFrom(today)}
            onClick={() => setMonth(before)}
          />
          <h2 className={styles.month} aria-live="polite">
            {monthText(month)}
          </h2>
          <Button
            appearance="subtle"
            className={styles.step}
            icon={<ChevronRightRegular />}
            aria-label={monthText(after)}
            disabledFocusable={after > today.slice(0, 7)}
            onClick={() => setMonth(after)}
          />
        </div>
        <MonthContent key={month} month={month} today={today} />
      </div>
    </Page>
  )
}

const MonthContent = ({ month, today }: { month: string; today: string }) => {
  const styles = useStyles()
  const query = useGetOwnMonthQuery({ ...useOneself(), month }, { refetchOnMountOrArgChange: true })
  const own = query.data
  if (own === undefined) return <NotYet query={query} failure="Ayın özeti yüklenemedi" shape="picture" />
  return (
    <>
      <section className={mergeClasses(styles.card, styles.halves)} aria-label="Sayılar">
        <div className={styles.half}>
          <p className={styles.label}>Adınıza ayrılan</p>
          <p className={mergeClasses(styles.number, styles.meals)}>{formatNumber(own.meals)}</p>
          <p className={styles.label}>{untilText(own)}</p>
        </div>
        {own.contribution !== null && <Contribution own={own} amount={own.contribution} />}
      </section>
      <section className={mergeClasses(styles.card, styles.calendar)} aria-label="Takvim">
        <MonthCalendar own={own} today={today} />
      </section>
      <section className={styles.card}>
        <div className={styles.row}>
          <EyeRegular aria-hidden className={mergeClasses(styles.rowIcon, styles.herb)} />
          <div>
            <h3 className={styles.rowTitle}>Şirketiniz ne görür?</h3>
            <p className={styles.label}>{seenText(own)}</p>
          </div>
        </div>
        {own.seen_meals !== null && <Objection own={own} />}
      </section>
      <p className={styles.foot}>{termsText(own)}</p>
    </>
  )
}

const Contribution = ({ own, amount }: { own: OwnMonth; amount: number }) => {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.half, styles.second)}>
      <p className={styles.label}>Katkı payınız</p>
      <p className={mergeClasses(styles.number, styles.amount)}>{formatLira(amount)}</p>
      {own.seen_meals === null ? (
        <p className={styles.label}>aylık tutar</p>
      ) : (
        own.lines.map((line) => (
          <p key={line.amount} className={styles.label}>{`${formatNumber(line.meals)} × ${formatLira(line.amount)}`}</p>
        ))
      )}
    </div>
  )
}

/** One tap writes to those in the firm who see the number; the kitchen does not learn of it. */
const Objection = ({ own: { month, has_objected } }: { own: OwnMonth }) => {
  const styles = useStyles()
  const oneself = useOneself()
  const [object, { isLoading, error }] = useObjectToMonthMutation()
  if (has_objected)
    return (
      <div className={mergeClasses(styles.row, styles.written)} role="status">
        <CheckmarkCircleRegular aria-hidden className={mergeClasses(styles.rowIcon, styles.herb)} />
        <div>
          <p className={styles.rowTitle}>Şirketinize yazıldı</p>
          <p className={styles.label}>Sayıda yanlışlık olduğu yöneticilerinize iletildi; mutfağa gitmedi.</p>
        </div>
      </div>
    )
  return (
    <>
      <BusyButton
        appearance="subtle"
        className={styles.object}
        isBusy={isLoading}
        icon={<ChatRegular />}
        onClick={() => void object({ ...oneself, month })}
      >
        Sayıda yanlışlık var
      </BusyButton>
      <FormNotice intent="error" text={error === undefined ? undefined : prefixedProblem(error, 'Yazılamadı')} />
    </>
  )
}
