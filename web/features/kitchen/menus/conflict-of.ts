import type { MenuDay } from '../../../api/generated.ts'
import type { Conflict } from '../../../ui/forms/conflict-notice.tsx'
import { changesOfDay } from './menu-draft.ts'
import type { EditedDay } from './use-menu-editor.ts'

type Ways = {
  takeTheirs: (present: MenuDay) => void
  saveMine: (day: EditedDay, present: MenuDay) => Promise<void> | Promise<undefined>
}

/** What somebody else has made of a day meanwhile, and the two ways to resolve it. */
export const conflictOf = (day: EditedDay, { takeTheirs, saveMine }: Ways): Conflict | undefined => {
  const { base, overtaken } = day
  return (
    overtaken && {
      changes: changesOfDay(base, overtaken),
      takeTheirs: () => takeTheirs(overtaken),
      saveMine: async () => void (await saveMine(day, overtaken)),
    }
  )
}
