import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { stateLabels } from '../../../../src/texts/kernel/sheets.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { TickedPerson } from './people-ticks.tsx'

export type Change = ImportEmployeesApiResponse['changes'][number]
export type NotListed = ImportEmployeesApiResponse['not_listed']['users'][number]

const facts = [
  ['full_name', fieldLabels.fullName, ''],
  ['email', fieldLabels.email, 'yok'],
  ['department', fieldLabels.department, 'yok'],
  ['shifts', fieldLabels.shift, 'bütün vardiyalar'],
] as const

/** Somebody whom the list would change, with what it says and what is known. */
export const changedPerson = ({ row, message, present, update }: Change): TickedPerson => {
  const changes = facts.flatMap(([name, label, none]) =>
    update[name] === undefined ? [] : [`${label}: ${present[name] || none} → ${update[name]}`],
  )
  const all =
    update.is_active === undefined ? changes : [`Durum: ${stateLabels.inactive} → ${stateLabels.active}`, ...changes]
  return {
    id: update.user_id,
    name: present.full_name,
    facts: all,
    warning: message === null ? undefined : `Satır ${formatNumber(row)}: ${message}`,
    isDisabled: all.length === 0,
  }
}

/** Everybody but people who have left: a list may name them because it is old. */
export const tickedAtFirst = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter(({ present, update }) => present.is_active && Object.keys(update).length > 1)
      .map(({ update }) => update.user_id),
  )

export const missingPerson = ({ user_id, full_name, department_name, namesake_row }: NotListed): TickedPerson => ({
  id: user_id,
  name: full_name,
  facts: department_name === null ? [] : [department_name],
  warning:
    namesake_row === null
      ? undefined
      : `Satır ${formatNumber(namesake_row)}: aynı adla yeni bir numara var; telefonu değişmiş olabilir.`,
})

/** Whether the list seems to be of everybody, and not of a few newcomers, so that somebody missing may have left. */
export const isWholeList = ({ already_registered, not_listed }: ImportEmployeesApiResponse): boolean =>
  not_listed.total > 0 && already_registered >= not_listed.total

export const leavesToDecide = (preview: ImportEmployeesApiResponse): boolean =>
  preview.missing_departments.length + preview.missing_shifts.length + preview.changes.length > 0 ||
  isWholeList(preview)
