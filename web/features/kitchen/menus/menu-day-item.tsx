import { memo, useId, type Dispatch } from 'react'
import { DayCard } from './day-card.tsx'
import { DayEditor } from './day-editor.tsx'
import { DayMenu } from './day-menu.tsx'
import type { DayDraft } from './menu-draft.ts'
import type { MenuEdit } from './menu-edits.ts'
import type { EditedDay } from './use-menu-editor.ts'

interface MenuDayItemProps extends EditedDay {
  previous: DayDraft | undefined
  canWrite: boolean
  isSaving: boolean
  isBusy: boolean
  edit: Dispatch<MenuEdit>
  saveDay: (day: EditedDay) => Promise<void>
}

/** Two months of days stay quick to type in: only the day whose values changed is drawn again. */
export const MenuDayItem = memo(({ previous, canWrite, isSaving, isBusy, edit, saveDay, ...day }: MenuDayItemProps) => {
  const dateId = useId()
  return (
    <DayCard day={day} dateId={dateId}>
      {canWrite ? (
        <DayEditor
          day={day}
          dateId={dateId}
          previous={previous}
          isSaving={isSaving}
          isBusy={isBusy}
          onEdit={(draft) => edit({ type: 'edited', date: day.date, draft })}
          onSave={() => void saveDay(day)}
        />
      ) : (
        <DayMenu day={day} />
      )}
    </DayCard>
  )
})
MenuDayItem.displayName = 'MenuDayItem'
