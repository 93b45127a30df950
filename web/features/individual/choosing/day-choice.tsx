import { Button } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { reasons } from '../../../../src/texts/reasons.ts'
import type { MenuPlayDay, Shift } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatDate } from '../../../shared/dates.ts'
import { Notice } from '../../../shared/notice.tsx'
import { nightSpan, runsOverMidnight, shiftHours } from '../../../shared/shift-hours.ts'
import { useChoosingStyles } from './choosing-styles.ts'
import { OptionCards } from './option-cards.tsx'
import { SubstituteNotice } from './substitute-notice.tsx'

const closedText = ({ closed_reason, catering_name, date }: MenuPlayDay, today: string): string => {
  if (closed_reason === 'partnership_ended')
    return `${catering_name} ile anlaşma sona erdi; bu gün için seçim yapılamaz.`
  if (closed_reason === 'no_shift') return 'Vardiyanız bu gün çalışmıyor; seçim yapılamaz.'
  return date <= today ? reasons.choosingToday : 'Bu gün için seçim kapalı.'
}

/** Why this day cannot be chosen; nothing for a day that can. */
const DayNotice = ({ day, today }: { day: MenuPlayDay; today: string }) => {
  if (day.selectable) return null
  return (
    <Notice intent="info" role="status">
      {closedText(day, today)}
    </Notice>
  )
}

interface DayChoiceProps {
  day: MenuPlayDay
  shift: Shift
  today: string
  /** What was picked and not yet saved. */ picked: string | undefined
  isSaving: boolean
  takesFocus: boolean
  onPick: (choice: string) => void
  onSave: (choice: string) => void
}

export const DayChoice = ({ day, shift, today, picked, isSaving, takesFocus, onPick, onSave }: DayChoiceProps) => {
  const styles = useChoosingStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const value = picked ?? day.choice
  const isChanged = value !== null && value !== day.choice

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <section className={styles.day} aria-busy={isSaving}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {formatDate(day.date, 'dayAndMonth')}
      </h2>
      <p className={styles.facts}>
        {runsOverMidnight(shift)
          ? `Gece vardiyası: ${nightSpan(shift, day.date)}`
          : `${shift.title}: ${shiftHours(shift)}`}
        {` · Hazırlayan: ${day.catering_name}`}
      </p>
      <DayNotice day={day} today={today} />
      <SubstituteNotice day={day} />
      <OptionCards
        legend={day.selectable ? 'Ne yemek istersiniz?' : 'Günün menüsü'}
        options={day.options}
        value={value}
        disabled={!day.selectable || isSaving}
        onChange={onPick}
      />
      {day.selectable && (
        <div className={styles.save}>
          <Button
            appearance="primary"
            className={styles.saveButton}
            disabledFocusable={!isChanged || isSaving}
            icon={isSaving ? <BusyIcon /> : undefined}
            onClick={() => value !== null && onSave(value)}
          >
            {saveLabel(day, isChanged, isSaving)}
          </Button>
        </div>
      )}
    </section>
  )
}

const saveLabel = (day: MenuPlayDay, isChanged: boolean, isSaving: boolean): string => {
  if (isSaving) return 'Kaydediliyor…'
  if (!day.completed) return isChanged ? 'Seçimi kaydet' : 'Bir yemek seçin'
  return isChanged ? 'Seçimi değiştir' : 'Seçiminiz kayıtlı'
}
