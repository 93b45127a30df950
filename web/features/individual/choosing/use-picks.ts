import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { useUnsaved } from '../../../shared/forms/use-unsaved.ts'

type DayKey = Pick<MenuPlayDay, 'shift_id' | 'date'>

const keyOf = ({ shift_id, date }: DayKey): string => `${shift_id} ${date}`

/** What was picked and not yet saved, on any day: it stays while one looks at other days, and leaving the page asks. */
export const usePicks = (days: readonly MenuPlayDay[]) => {
  const { pathname } = useLocation()
  const [picks, setPicks] = useState<Readonly<Record<string, string | undefined>>>({})
  const pickOn = (day: DayKey): string | undefined => picks[keyOf(day)]
  const isUnsaved = (day: MenuPlayDay): boolean => {
    const pick = pickOn(day)
    return day.selectable && pick !== undefined && pick !== day.choice
  }
  useUnsaved(days.some(isUnsaved), {
    survives: (next) => next === pathname,
    text: 'Seçtiğiniz yemek henüz kaydedilmedi. Devam ederseniz seçiminiz kaybolur.',
  })
  return {
    pickOn,
    pick: (day: DayKey, choice: string | undefined) => setPicks((before) => ({ ...before, [keyOf(day)]: choice })),
  }
}

export type Picks = ReturnType<typeof usePicks>
