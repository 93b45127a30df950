import { makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { DateRange } from '../../../../src/core/calendar/rules.ts'
import { homeTimezone, localDateAt } from '../../../../src/core/shared/rules.ts'
import { absenceLabel } from '../../../../src/texts/calendar/labels.ts'
import { type Absence, useListAbsencesQuery, useMarkAbsenceMutation } from '../../../api/generated.ts'
import { useEndAbsenceMutation } from '../../../api/generated-eating.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useAreaPath } from '../use-area-path.ts'
import { useMenu } from '../use-menu.ts'
import { AbsenceCalendar } from './absence-calendar.tsx'
import { AbsenceList } from './absence-list.tsx'
import { rangeText, suggestionsFrom, withTap } from './absence-range.ts'
import { PlannedAbsence } from './planned-absence.tsx'
import { useYearAhead } from './use-year-ahead.ts'

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
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', maxWidth: '560px' },
  lead: { margin: 0, color: colors.ink2, lineHeight: '22px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: { minWidth: 'auto', minHeight: '44px', borderRadius: '22px', fontWeight: 600 },
  picked: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    fontWeight: 700,
    ':hover': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
  },
})

/** Days on which nothing is set aside for the person, who is not asked why (rule Y2). */
export const AbsencePage = () => {
  const styles = useStyles()
  const pathTo = useAreaPath()
  return (
    <Page title={absenceLabel}>
      <Link to={pathTo('hesabim')} className={styles.back}>
        <ArrowLeftRegular aria-hidden />
        Hesabıma dön
      </Link>
      <div className={styles.page}>
        <p className={styles.lead}>Bu günlerde adınıza yemek ayrılmaz, hatırlatma gelmez. Nedeni sorulmaz.</p>
        <AbsenceContent />
      </div>
    </Page>
  )
}

const AbsenceContent = () => {
  const styles = useStyles()
  const oneself = useOneself()
  const today = localDateAt(useMenu().now, homeTimezone)
  const { preview, days, more } = useYearAhead(today)
  const listed = useListAbsencesQuery(oneself)
  const [mark, { isLoading: isMarking }] = useMarkAbsenceMutation()
  const [end] = useEndAbsenceMutation()
  const [range, setRange] = useState<DateRange>()
  const [said, setSaid] = useState<{ intent: 'success' | 'error'; text: string }>()
  const choose = (next: DateRange | undefined) => {
    setRange(next)
    setSaid(undefined)
  }

  if (days.length === 0) return <NotYet query={preview} failure="Günler yüklenemedi" shape="picture" />
  if (listed.data === undefined) return <NotYet query={listed} failure="Yok olduğunuz günler yüklenemedi" />
  const coming = listed.data.absences.filter(({ last }) => last >= today)
  const markRange = async (asked: DateRange) => {
    const { data, error } = await mark({ ...oneself, body: asked })
    if (error !== undefined) return setSaid({ intent: 'error', text: prefixedProblem(error, 'Kaydedilemedi') })
    const { withdrawn_choices: withdrawn } = data
    const more = withdrawn > 0 ? ` ${withdrawn} seçiminiz kaldırıldı.` : ''
    setRange(undefined)
    setSaid({ intent: 'success', text: `Kaydedildi: ${rangeText(asked)}.${more}` })
  }
  const endAbsence = async ({ first, last }: Absence) => {
    const { data, error } = await end({ ...oneself, first, last })
    if (error !== undefined) return setSaid({ intent: 'error', text: prefixedProblem(error, 'Kaldırılamadı') })
    const more = data.chosen_choices > 0 ? ` ${data.chosen_choices} gün için sizin yerinize seçildi.` : ''
    setSaid({ intent: 'success', text: `Kaldırıldı: ${rangeText({ first, last })}.${more}` })
  }
  return (
    <>
      <div className={styles.chips} role="group" aria-label="Kısayollar">
        {suggestionsFrom(today, days).map(({ title, first, last }) => {
          const isPicked = range?.first === first && range.last === last
          return (
            <ToggleButton
              key={title}
              className={mergeClasses(styles.chip, isPicked && styles.picked)}
              checked={isPicked}
              onClick={() => choose(isPicked ? undefined : { first, last })}
            >
              {title}
            </ToggleButton>
          )
        })}
      </div>
      <AbsenceCalendar days={days} more={more} chosen={range} onTap={(date) => choose(withTap(range, date))} />
      {range !== undefined && (
        <PlannedAbsence range={range} days={days} isBusy={isMarking} onMark={() => void markRange(range)} />
      )}
      <FormNotice intent="success" text={said?.intent === 'success' ? said.text : undefined} />
      <FormNotice intent="error" text={said?.intent === 'error' ? said.text : undefined} />
      {coming.length > 0 && <AbsenceList absences={coming} onEnd={endAbsence} />}
    </>
  )
}
