import { Text } from '@fluentui/react-components'
import { ConflictNotice } from '../../../ui/forms/conflict-notice.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { conflictOf } from './conflict-of.ts'
import { newsOf, noteOf } from './menu-cells.ts'
import type { EditedDay } from './use-menu-editor.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

/** What went wrong with a day, and how to resolve it; before that, whom saving it will tell what. */
export const DayNote = ({ day, saving }: { day: EditedDay; saving: ReturnType<typeof useMenuSaving> }) => (
  <>
    <Text size={200} role="status">
      {newsOf(day)}
    </Text>
    <FormNotice intent="error" text={noteOf(day)} />
    <ConflictNotice conflict={conflictOf(day, saving)} />
  </>
)
