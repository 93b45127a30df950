import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { todayNotice } from '../texts.ts'

/** Why this day cannot be chosen; nothing for a day that can. */
export const DayNotice = ({ day, today }: { day: MenuPlayDay; today: string }) => {
  if (day.selectable) return null
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{day.date <= today ? todayNotice : 'Bu gün için seçim kapalı.'}</MessageBarBody>
    </MessageBar>
  )
}
