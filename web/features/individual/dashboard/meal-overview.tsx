import type { MenuPlayDay } from '../../../api/generated.ts'
import { addDays, todayIn } from '../../../shared/dates.ts'
import { groupedByDate } from '../menu-days.ts'
import { DateRows } from './date-rows.tsx'

export const MealOverview = ({ days }: { days: MenuPlayDay[] }) => {
  const groups = groupedByDate(days)
  const today = todayIn()
  const tomorrow = addDays(today, 1)
  const showsShift = new Set(days.map((day) => day.shift_id)).size > 1
  return (
    <>
      <DateRows
        title="Bugün"
        groups={groups.filter(({ date }) => date <= today)}
        showsShift={showsShift}
        empty="Bugün için yayınlanmış menü yok."
      />
      <DateRows
        title="Yarın"
        groups={groups.filter(({ date }) => date === tomorrow)}
        showsShift={showsShift}
        empty="Yarın için yayınlanmış menü yok."
      />
      <DateRows title="Sonraki günler" groups={groups.filter(({ date }) => date > tomorrow)} showsShift={showsShift} />
    </>
  )
}
