import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { weekdayOf } from '../../../../src/core/shared/rules.ts'
import { colors } from '../../../shared/colors.ts'
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { CellWrite } from '../../../shared/menus/grid-state.ts'
import { type GridRow, MenuGrid } from '../../../shared/menus/menu-grid.tsx'
import { ColumnHead } from './column-head.tsx'
import { conflictOf } from './conflict-of.ts'
import { DayState } from './day-state.tsx'
import { type MenuColumn, optionIn, withDish } from './menu-columns.ts'
import { dayProblem, offered, problemsOn } from './menu-draft.ts'
import { dayLabel, dayName } from './menu-names.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'
import { useMenuColumns } from './use-menu-columns.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  today: { fontWeight: 650 },
  weekend: { color: colors.ink3 },
  add: { minWidth: 'auto', color: colors.brand, fontWeight: 650 },
  last: { display: 'flex', alignItems: 'center', columnGap: '4px' },
})

type Props = {
  label: string
  editor: MenuEditor
  saving: ReturnType<typeof useMenuSaving>
  canWrite: boolean
  onCut: (cells: number) => void
}

/** The days of a shift by their options. */
export const DayGrid = ({ label, editor, saving, canWrite, onCut }: Props) => {
  const styles = useStyles()
  const options = useMenuColumns(editor)
  const { columns } = options
  const { dates, days, today, edit } = editor
  const dayOf = new Map(days.map((day) => [day.date, day]))

  const write = (writes: CellWrite[]) => {
    const written = new Map<string, EditedDay>()
    for (const { row, column, text } of writes) {
      const date = dates[row] ?? ''
      const day = written.get(date) ?? dayOf.get(date)
      const option = columns[column]
      if (day === undefined || option === undefined || date < today) continue
      written.set(date, { ...day, draft: withDish(day.draft, option, text, day.start) })
    }
    if (written.size > 0) edit({ type: 'edited', days: [...written.values()], isStep: true })
  }

  const rows = dates.map((date): GridRow => {
    const day = dayOf.get(date)
    const isToday = date === today
    const shown = (
      <>
        <span className={weekdayOf(date) > 5 ? styles.weekend : undefined}>{dayLabel(date)}</span>
        {isToday && <span className={styles.today}> bugün</span>}
      </>
    )
    const row = { key: date, name: dayName(date), day: shown, isMuted: date <= today, isLocked: date < today }
    if (day === undefined) return { ...row, state: 'Vardiya çalışmıyor', cells: [] }
    return {
      ...row,
      state: <DayState day={day} />,
      cells: columns.map((column) => cellOf(day, column)),
      note: (noteOf(day) ?? day.overtaken) !== undefined && <DayNote day={day} saving={saving} />,
    }
  })

  return (
    <MenuGrid
      label={label}
      isReadOnly={!canWrite}
      rows={rows}
      columns={columns.map((column, index) => ({
        key: column.id,
        name: column.label,
        head: canWrite ? (
          <span className={styles.last}>
            <ColumnHead
              column={column}
              canRemove={options.canRemove}
              onRename={(name) => options.rename(column, name)}
              onRemove={() => options.remove(column)}
            />
            {index === columns.length - 1 && (
              <Button
                appearance="subtle"
                size="small"
                className={styles.add}
                icon={<AddRegular />}
                aria-label="Seçenek ekle"
                disabled={!options.canAdd}
                onClick={options.add}
              >
                Seçenek
              </Button>
            )}
          </span>
        ) : (
          column.label
        ),
      }))}
      onWrite={write}
      onUndo={editor.undo}
      initial={{ row: dates.findIndex((date) => dayOf.has(date) && !isFull(dayOf.get(date))), column: 0 }}
      onCut={onCut}
    />
  )
}

const isFull = (day: EditedDay | undefined): boolean => day !== undefined && offered(day.draft).length > 0

const cellOf = (day: EditedDay, column: MenuColumn) => {
  const option = optionIn(day.draft, column)
  const text = option?.dish ?? ''
  const [problem] = option !== undefined && day.isChecked ? Object.values(problemsOn(day.draft, option)) : []
  return { text, isChanged: day.isChanged && text !== (optionIn(day.start, column)?.dish ?? ''), problem }
}

const noteOf = ({ isChecked, draft, message }: EditedDay): string | undefined =>
  message ?? (isChecked ? dayProblem(draft) : undefined)

const DayNote = ({ day, saving }: { day: EditedDay; saving: Props['saving'] }) => (
  <>
    <FormNotice intent="error" text={noteOf(day)} />
    <ConflictNotice conflict={conflictOf(day, saving)} />
  </>
)
