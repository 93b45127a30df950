import { makeStyles } from '@fluentui/react-components'
import { instantOf, addDays } from '../../../../src/core/shared/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { type MenuPlayDay, useListChoicesQuery } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { runsOverMidnight } from '../../../domain/shifts/shift-hours.ts'
import { ChoiceRating } from '../choices/choice-rating.tsx'
import { historyOf } from '../history.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'

const useStyles = makeStyles({ root: { padding: '12px 16px', borderTop: `1px solid ${colors.line}` } })

/** Once the shift is over, the meal can be rated right here. */
export const TodayRating = ({ day, shift, now }: { day: MenuPlayDay; shift: Shift; now: Date }) => {
  const styles = useStyles()
  const lastDay = runsOverMidnight(shift) ? addDays(day.date, 1) : day.date
  const isOver = now >= instantOf(lastDay, shift.end_time, shift.timezone)
  const { data } = useListChoicesQuery(historyOf(useOneself()), { skip: !isOver })
  const choice = data?.choices.find(({ date, shift_id }) => date === day.date && shift_id === day.shift_id)
  if (!isOver || choice === undefined || (!choice.ratable && choice.stars === null)) return null
  return (
    <div className={styles.root}>
      <ChoiceRating choice={choice} />
    </div>
  )
}
