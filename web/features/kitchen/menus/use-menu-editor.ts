import { useReducer } from 'react'
import { useListMenuDaysQuery, type MenuDay, type Shift } from '../../../api/generated.ts'
import { workDaysBetween } from '../../../shared/calendar-days.ts'
import { todayIn } from '../../../shared/dates.ts'
import type { Kitchen } from '../use-kitchen.ts'
import { draftOf, type DayDraft } from './menu-draft.ts'
import { menuEdits, noEdits } from './menu-edits.ts'
import { rangeProblem, type MenuRange } from './menu-range.ts'

export interface EditedDay {
  date: string
  kept: MenuDay | undefined
  /** What the draft started from. */ base: MenuDay | undefined
  draft: DayDraft
  isChanged: boolean
  isChecked: boolean
  message: string | undefined
  /** What somebody else has made of it meanwhile. */ overtaken: MenuDay | undefined
}

/** The server's days of the range with what was typed laid over them; a reload never takes typed text away. */
export const useMenuEditor = (kitchen: Kitchen, shift: Shift, range: MenuRange) => {
  const [edits, edit] = useReducer(menuEdits, noEdits)
  const isRange = rangeProblem(range) === undefined
  const query = { ...kitchen, shiftId: shift.id, startDate: range.start, endDate: range.end }
  const { currentData, isFetching, error, refetch } = useListMenuDaysQuery(query, {
    skip: !isRange,
    refetchOnMountOrArgChange: true,
  })

  const dayOn = (date: string): EditedDay => {
    const kept = currentData?.days.find((day) => day.date === date)
    const edited = edits.days[date]
    return {
      date,
      kept,
      base: edited === undefined ? kept : edited.base,
      draft: edited?.draft ?? draftOf(kept),
      isChanged: edited !== undefined,
      isChecked: edits.checked[date] === true,
      message: edits.messages[date],
      overtaken: edits.overtaken[date],
    }
  }
  const days = isRange ? workDaysBetween(range.start, range.end, shift.days).map(dayOn) : []
  const today = todayIn(shift.timezone)
  /** Those of the past stay what they are: nobody could choose from them any more. */
  const drafts = days.filter(({ date, kept }) => kept?.status === 'draft' && date >= today).length
  return {
    query,
    days,
    drafts,
    changed: days.filter((day) => day.isChanged),
    edit,
    isLoaded: currentData !== undefined,
    isFetching,
    error,
    refetch,
  }
}

export type MenuEditor = ReturnType<typeof useMenuEditor>
