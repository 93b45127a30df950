import type { AcceptedDay } from '../../../../src/core/menus/rules.ts'
import type { MenuDay } from '../../../api/generated.ts'
import { columnMeant, columnsOf, type MenuColumn, withDish } from './menu-columns.ts'
import { courseOf, draftOf, optionOf } from './menu-draft.ts'
import type { EditedDate } from './menu-edits.ts'
import type { MenuEditor } from './use-menu-editor.ts'

const courseColumns = ({ commonCourses = [] }: AcceptedDay): [column: MenuColumn, dish: string][] =>
  commonCourses.map(({ course, name }, at) => {
    const number = commonCourses.slice(0, at + 1).filter((one) => one.course === course).length
    const { key, label } = courseOf(course, number)
    return [{ id: key.toUpperCase(), key, label, course }, name]
  })

/** The day with the pasted dishes in their columns; its other options and common courses stay. */
export const pastedInto = (
  editor: Pick<MenuEditor, 'changed' | 'blank'>,
  present: readonly MenuColumn[],
  kept: MenuDay | undefined,
  pasted: AcceptedDay,
): EditedDate => {
  const { date, options } = pasted
  const edited = editor.changed.find((day) => day.date === date)
  const start = edited?.start ?? (kept === undefined ? editor.blank : draftOf(kept))
  const known = columnsOf([start, ...present.map(draftWith)])
  const dishes: [column: MenuColumn, dish: string][] = [
    ...courseColumns(pasted),
    ...options.map(({ key, label, dish }): [MenuColumn, string] => [columnMeant(label, key, known), dish]),
  ]
  const columns = columnsOf([start, ...[...present, ...dishes.map(([column]) => column)].map(draftWith)])
  const draft = dishes.reduce(
    (draft, [column, dish]) => withDish(draft, column, dish, start, columns),
    edited?.draft ?? start,
  )
  return { date, draft, base: edited === undefined ? kept : edited.base, start }
}

const draftWith = ({ key, label, course }: MenuColumn) => [optionOf(key, label, course)]
