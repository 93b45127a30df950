import { Button, makeStyles, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { weekdayOf } from '../../../../src/core/shared/rules.ts'
import { colors } from '../../../ui/colors.ts'
import type { UnsavedDish } from '../../../domain/menus/dish-form.tsx'
import { DishPanel } from '../../../domain/menus/dish-panel.tsx'
import type { GridRow } from '../../../domain/menus/grid-props.ts'
import type { CellWrite, Place } from '../../../domain/menus/grid-state.ts'
import { MenuGrid } from '../../../domain/menus/menu-grid.tsx'
import { ColumnHead } from './column-head.tsx'
import { DayNote } from './day-note.tsx'
import { DayState } from './day-state.tsx'
import { cellOf, hasNote, keptDishId, writeDishes } from './menu-cells.ts'
import { optionIn } from './menu-columns.ts'
import { offered } from './menu-draft.ts'
import { dayLabel, dayName } from './menu-names.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'
import { useDishSuggestions } from './use-dish-suggestions.ts'
import type { MenuColumns } from './use-menu-columns.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@container (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    padding: '16px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    // Stays in sight beside a long grid.
    '@container (min-width: 1100px)': {
      position: 'sticky',
      top: 'calc(var(--header-height, 0px) + 12px)',
      maxHeight: 'calc(100dvh - var(--header-height, 0px) - 24px)',
      boxSizing: 'border-box',
      overflowY: 'auto',
    },
  },
  about: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px' },
  heading: { fontSize: '14px', fontWeight: 650 },
  quiet: { color: colors.ink3 },
  today: { fontWeight: 650 },
  weekend: { color: colors.ink3 },
  add: { minWidth: 'auto', color: colors.brand, fontWeight: 650 },
  addText: { '@container (max-width: 899px)': { display: 'none' } },
  last: { display: 'flex', alignItems: 'center', columnGap: '4px' },
})

/** With so many columns, a head has no room for the words of a button. */
const wide = 4

type Props = {
  label: string
  editor: MenuEditor
  options: MenuColumns
  saving: ReturnType<typeof useMenuSaving>
  canWrite: boolean
  onCut: (cells: number) => void
  onUndo: () => void
  onRedo: () => void
  /** A dish with unsaved input: the panel keeps showing it, whichever cell is selected. */
  unsavedDish: UnsavedDish | undefined
  onUnsavedDish: (unsaved: UnsavedDish | undefined) => void
}

/** A grid of a shift's days by their common courses and options. */
export const DayGrid = ({
  label,
  editor,
  options,
  saving,
  canWrite,
  onCut,
  onUndo,
  onRedo,
  unsavedDish,
  onUnsavedDish,
}: Props) => {
  const styles = useStyles()
  const { columns } = options
  const { dates, days, today } = editor
  const [active, setActive] = useState<Place>()
  const { idOf } = useDishSuggestions()
  const dayOf = new Map(days.map((day) => [day.date, day]))

  const write = (writes: CellWrite[]) => {
    onCut(0)
    const dishes = writes.map(({ row, column, text }) => ({ date: dates[row] ?? '', column: columns[column], text }))
    writeDishes(editor, columns, dishes)
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
      note: hasNote(day) && <DayNote day={day} saving={saving} />,
    }
  })

  const activeDay = dayOf.get(dates[active?.row ?? -1] ?? '')
  const activeColumn = columns[active?.column ?? -1]
  const activeDish = activeDay && activeColumn && (optionIn(activeDay.draft, activeColumn)?.dish ?? '')
  const activeDishId = activeDish === undefined ? undefined : (keptDishId(days, activeDish) ?? idOf(activeDish))
  const isHeld = unsavedDish !== undefined && unsavedDish.id !== activeDishId
  const shownDishId = unsavedDish?.id ?? activeDishId

  return (
    <div className={styles.root}>
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
                canRemove={options.canRemove(column)}
                onRename={(name) => options.rename(column, name)}
                onRemove={() => options.remove(column)}
              />
              {index === columns.length - 1 && options.canAdd && (
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.add}
                  icon={<AddRegular />}
                  aria-label="Seçenek ekle"
                  onClick={options.add}
                >
                  {columns.length < wide && <span className={styles.addText}>Seçenek</span>}
                </Button>
              )}
            </span>
          ) : (
            column.label
          ),
        }))}
        onWrite={write}
        onUndo={onUndo}
        onRedo={onRedo}
        initial={{ row: dates.findIndex((date) => isToFill(dayOf.get(date))), column: 0 }}
        onCut={onCut}
        onActive={setActive}
      />
      <aside className={styles.panel} aria-label="Yemek">
        {activeDay && activeColumn && (
          <div className={styles.about}>
            <h2 className={styles.heading}>Yemek</h2>
            {!isHeld && <Text size={200}>{`${dayLabel(activeDay.date)} · ${activeColumn.label}`}</Text>}
          </div>
        )}
        {isHeld && (
          <Text role="status">Bu yemekte yazdıklarınız kaydedilmedi. Kaydedince seçtiğiniz hücreye geçilir.</Text>
        )}
        {shownDishId === undefined ? (
          <Text className={styles.quiet}>
            {activeDish ? 'Kaydedilince etiket, resim ve alerjen eklenebilir.' : 'Bu hücrede yemek yok.'}
          </Text>
        ) : (
          <DishPanel key={shownDishId} dishId={shownDishId} onUnsaved={onUnsavedDish} />
        )}
      </aside>
    </div>
  )
}

const isToFill = (day: EditedDay | undefined): boolean =>
  day !== undefined && day.closedFor === undefined && offered(day.draft).length === 0
