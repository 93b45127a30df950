import { useState } from 'react'
import { type Course, courses, maxCommonCourses, offeredFields, optionCount } from '../../../../src/core/menus/rules.ts'
import { columnsOf, type MenuColumn, optionIn, withDish, withLabel } from './menu-columns.ts'
import { courseOf, type DayDraft, optionOf, withOption } from './menu-draft.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'

/** The common courses and the options as columns, and what changes them on all days at once. */
export const useMenuColumns = ({ days, blank, today, edit }: MenuEditor) => {
  const [added, setAdded] = useState<DayDraft>([])
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  const named = (draft: DayDraft): DayDraft =>
    columnsOf([draft]).map(({ id, key, label, course }) => optionOf(key, labels[id] ?? label, course))
  const columns = columnsOf([named(blank), ...days.filter(isWritten).map(({ draft }) => draft), named(added)])
  const options = columns.filter(({ course }) => course === undefined)
  const served = columns.length - options.length
  const ahead = days.filter(({ date }) => date >= today)
  const change = (changed: (day: EditedDay) => DayDraft) =>
    edit({ type: 'edited', isStep: true, days: ahead.map((day) => ({ ...day, draft: changed(day) })) })

  return {
    columns,
    /** How many of the columns are common courses; they come first. */
    served,
    /** The common courses that can be added. */
    freeCourses:
      served < maxCommonCourses ? courses.filter((one) => columns.every(({ course }) => course !== one)) : [],
    addCourse: (course: Course) => setAdded((before) => [...before, courseOf(course)]),
    canAdd: options.length < optionCount.max,
    canRemove: ({ course }: MenuColumn) => course !== undefined || options.length > offeredFields,
    add: () => {
      const taken = options.map(({ key, label }) => optionOf(key, label))
      setAdded((before) => [...before, ...withOption(taken).slice(-1)])
    },
    rename: (column: MenuColumn, label: string) => {
      setLabels((before) => ({ ...before, [column.id]: label }))
      change(({ draft }) => withLabel(draft, column, label))
    },
    remove: (column: MenuColumn) => {
      setAdded((before) => before.filter(({ key }) => key !== column.key))
      change(({ draft, start }) => (optionIn(draft, column) === undefined ? draft : withDish(draft, column, '', start)))
    },
  }
}

export type MenuColumns = ReturnType<typeof useMenuColumns>

const isWritten = ({ kept, isChanged }: EditedDay): boolean => kept !== undefined || isChanged
