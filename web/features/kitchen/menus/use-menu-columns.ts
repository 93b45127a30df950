import { useState } from 'react'
import { offeredFields, optionCount } from '../../../../src/core/menus/rules.ts'
import { columnsOf, type MenuColumn, optionIn, withDish, withLabel } from './menu-columns.ts'
import { type DayDraft, optionOf, withOption } from './menu-draft.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'

/** The options as columns, and what changes them on all days at once. */
export const useMenuColumns = ({ days, blank, today, edit }: MenuEditor) => {
  const [added, setAdded] = useState<DayDraft>([])
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  const named = (draft: DayDraft): DayDraft =>
    columnsOf([draft]).map(({ id, key, label }) => optionOf(key, labels[id] ?? label))
  const columns = columnsOf([named(blank), ...days.filter(isWritten).map(({ draft }) => draft), named(added)])
  const ahead = days.filter(({ date }) => date >= today)
  const change = (changed: (day: EditedDay) => DayDraft) =>
    edit({ type: 'edited', isStep: true, days: ahead.map((day) => ({ ...day, draft: changed(day) })) })

  return {
    columns,
    canAdd: columns.length < optionCount.max,
    canRemove: columns.length > offeredFields,
    add: () => {
      const taken = columns.map(({ key, label }) => optionOf(key, label))
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

const isWritten = ({ kept, isChanged }: EditedDay): boolean => kept !== undefined || isChanged
