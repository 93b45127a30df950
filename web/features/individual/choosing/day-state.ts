import type { MenuPlayDay } from '../../../api/generated.ts'

export type DayState = 'done' | 'open' | 'closed'

export const dayState = (day: MenuPlayDay): DayState => {
  if (day.completed) return 'done'
  return day.selectable ? 'open' : 'closed'
}

export const stateLabels: Record<DayState, string> = {
  done: 'seçildi',
  open: 'seçim bekliyor',
  closed: 'seçime kapalı',
}
