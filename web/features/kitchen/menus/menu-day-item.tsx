import { memo, useId, type Dispatch } from 'react'
import type { MenuDay } from '../../../api/generated.ts'
import { DayCard } from './day-card.tsx'
import { DayEditor } from './day-editor.tsx'
import { DayMenu } from './day-menu.tsx'
import { conflictOf } from './conflict-of.ts'
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
  takeTheirs: (present: MenuDay) => void
  saveMine: (day: EditedDay, present: MenuDay) => Promise<void>
}

/** Two months of days stay quick to type in: only the day whose values changed is drawn again. */
export const MenuDayItem = memo(({ previous, canWrite, isSaving, isBusy, edit, ...rest }: MenuDayItemProps) => {
  const { saveDay, takeTheirs, saveMine, ...day } = rest
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
          conflict={conflictOf(day, { takeTheirs, saveMine })}
          onEdit={(draft) => edit({ type: 'edited', days: [{ ...day, draft }], isStep: false })}
          onSave={() => void saveDay(day)}
        />
      ) : (
        <DayMenu day={day} />
      )}
    </DayCard>
  )
})
MenuDayItem.displayName = 'MenuDayItem'
