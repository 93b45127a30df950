import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular, ChevronLeftRegular, ChevronRightRegular, CopyRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { commonCoursesLabel } from '../../../../src/texts/menus/courses.ts'
import { AddCourse } from '../../../domain/menus/add-course.tsx'
import { DishPanel } from '../../../domain/menus/dish-panel.tsx'
import type { Leaving } from '../../../domain/menus/cell-editor.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { DayNote } from './day-note.tsx'
import { DayState } from './day-state.tsx'
import { DayStrip } from './day-strip.tsx'
import { cellOf, hasNote, keptDishId, keptMeals, writeDishes } from './menu-cells.ts'
import { type MenuColumn, optionIn } from './menu-columns.ts'
import { offered, tagsIn } from './menu-draft.ts'
import { dayName } from './menu-names.ts'
import { OptionRow } from './option-row.tsx'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'
import { useDishSuggestions } from './use-dish-suggestions.ts'
import type { MenuColumns } from './use-menu-columns.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

const line = `1px solid ${colors.line}`
const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  card: { overflow: 'hidden', border: line, borderRadius: '16px', backgroundColor: colors.surface },
  head: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    alignItems: 'center',
    minHeight: '56px',
    padding: '4px',
  },
  about: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '2px 10px' },
  date: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 650 },
  served: { borderTop: line, backgroundColor: colors.surface2 },
  servedTitle: { margin: 0, padding: '8px 16px 4px', fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  options: { margin: 0, padding: 0, listStyleType: 'none' },
  note: { padding: '8px 16px', borderTop: line },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '4px',
    borderTop: line,
    '& > *': { minWidth: 0, padding: '0 10px', fontSize: '14px', fontWeight: 400 },
  },
})

type Props = {
  editor: MenuEditor
  options: MenuColumns
  saving: ReturnType<typeof useMenuSaving>
  canWrite: boolean
  onMore: (() => void) | undefined
}

const hasDishes = (day: EditedDay | undefined): boolean => day !== undefined && offered(day.draft).length > 0

/** For a narrow screen: the same days, common courses and options as in the grid, one day at a time. */
export const MenuDays = ({ editor, options, saving, canWrite, onMore }: Props) => {
  const styles = useStyles()
  const { days, today } = editor
  const { columns } = options
  const { idOf, tagsOf } = useDishSuggestions()
  const [params, setParams] = usePanelParams()
  const [picked, pick] = useState<string>()
  const [edited, setEdited] = useState<string>()
  const returning = useRef<string>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const [first] = days.filter((day) => day.date >= today && day.closedFor === undefined && !hasDishes(day))
  const at = Math.max(
    0,
    days.findIndex(({ date }) => date === (picked ?? first?.date)),
  )
  const day = days[at]
  useEffect(() => {
    const { current } = returning
    returning.current = undefined
    if (current === undefined || edited !== undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])]
    rows.find(({ dataset }) => dataset.option === current)?.focus()
  }, [edited])
  if (day === undefined) return null
  const { date } = day
  const mayWrite = canWrite && date >= today
  const before = days[at - 1]
  const dishId = params.get('dish')
  const shownDish = dishId === null ? undefined : (nameOf(days, dishId) ?? 'Yemek')
  const showDish = (id: string | undefined) => {
    const { dish: _, ...rest } = Object.fromEntries(params)
    setParams(id === undefined ? rest : { ...rest, dish: id }, { preventScrollReset: true })
  }
  const go = (to: string | undefined) => {
    if (to === undefined) return
    // Keeps this day open: once it has a menu, another would be the first one without.
    pick(to)
    setEdited(undefined)
  }
  const close = (column: MenuColumn) => {
    returning.current = column.id
    setEdited(undefined)
  }
  const finish = (column: MenuColumn, index: number, text: string, leaving: Leaving) => {
    pick(date)
    if (text !== cellOf(day, column).text) writeDishes(editor, columns, [{ date, column, text }])
    if (leaving === 'elsewhere') return setEdited((now) => (now === column.id ? undefined : now))
    const next = columns[index + 1]
    const goesOn = (leaving === 'down' || leaving === 'next') && next && cellOf(day, next).text === ''
    close(column)
    if (goesOn) setEdited(next.id)
  }
  const copyBefore = () => {
    pick(date)
    if (before)
      writeDishes(
        editor,
        columns,
        columns.map((column) => ({ date, column, text: optionIn(before.draft, column)?.dish ?? '' })),
      )
  }
  const rows = columns.map((column, index) => {
    const cell = cellOf(day, column)
    const id = cell.text === '' ? undefined : (keptDishId(days, cell.text) ?? idOf(cell.text))
    return (
      <OptionRow
        key={`${date} ${column.id}`}
        name={`${dayName(date)}, ${column.label}`}
        column={column}
        cell={cell}
        tags={[...tagsIn(optionIn(day.draft, column)?.tags ?? ''), ...tagsOf(cell.text)]}
        isEdited={edited === column.id}
        isLast={index === columns.length - 1}
        onEdit={mayWrite ? () => setEdited(column.id) : undefined}
        onWritten={(text, leaving) => finish(column, index, text, leaving)}
        onCancel={() => close(column)}
        onDish={id === undefined ? undefined : () => showDish(id)}
        canRemove={options.canRemove(column)}
        onRename={(name) => options.rename(column, name)}
        onRemove={() => options.remove(column)}
      />
    )
  })
  return (
    <div className={styles.root}>
      <DayStrip days={days} open={date} today={today} onOpen={go} onMore={onMore} />
      <section className={styles.card} aria-label={formatDate(date, 'dayAndMonth')}>
        <div className={styles.head}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label="Önceki gün"
            disabledFocusable={before === undefined}
            onClick={() => go(before?.date)}
          />
          <div className={styles.about}>
            <h2 className={styles.date}>{formatDate(date, 'dayAndMonth')}</h2>
            <DayState day={day} />
          </div>
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label="Sonraki gün"
            disabledFocusable={at === days.length - 1}
            onClick={() => go(days[at + 1]?.date)}
          />
        </div>
        <div ref={list}>
          {options.served > 0 && (
            <div className={styles.served}>
              <h3 className={styles.servedTitle}>{commonCoursesLabel}</h3>
              <ul aria-label={commonCoursesLabel} className={styles.options}>
                {rows.slice(0, options.served)}
              </ul>
            </div>
          )}
          <ul aria-label="Seçenekler" className={styles.options}>
            {rows.slice(options.served)}
          </ul>
        </div>
        {hasNote(day) && (
          <div className={styles.note}>
            <DayNote day={day} saving={saving} />
          </div>
        )}
        {mayWrite && (
          <div className={styles.more}>
            {options.canAdd && (
              <Button appearance="subtle" icon={<AddRegular />} onClick={options.add}>
                Seçenek ekle
              </Button>
            )}
            <AddCourse courses={options.freeCourses} onAdd={options.addCourse} />
            {hasDishes(before) && (
              <Button appearance="subtle" icon={<CopyRegular />} onClick={copyBefore}>
                Önceki günden kopyala
              </Button>
            )}
          </div>
        )}
      </section>
      {dishId !== null && shownDish !== undefined && (
        <SidePanel title={shownDish} onClose={() => showDish(undefined)}>
          <DishPanel key={dishId} dishId={dishId} />
        </SidePanel>
      )}
    </div>
  )
}

const nameOf = (days: readonly EditedDay[], dishId: string): string | undefined =>
  keptMeals(days).find((meal) => meal.dish_id === dishId)?.name
