import { keyLimits } from '../../../../src/core/access/rules.ts'
import { isAbove, keyRoles } from '../../../../src/core/actors/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import type { Key } from '../../../api/generated.ts'
import type { Role } from '../../../api/generated-sign-in.ts'
import { dayOf, todayIn } from '../../../ui/words/dates.ts'

export const emptyDraft = { name: '', role: 'corporate1' as Key['role'], lasts: '90', lastDay: '', addresses: '' }
export type KeyDraft = typeof emptyDraft

export const roleChoices = (own: Role) =>
  keyRoles.filter((role) => !isAbove(role, own)).map((value) => ({ value, text: roleLabels[value] }))

const untilDay = 'day'
export const lastsChoices = [
  { value: '30', text: '30 gün' },
  { value: '90', text: '90 gün' },
  { value: '365', text: '365 gün' },
  { value: untilDay, text: 'Belirli bir güne kadar' },
]
export const isUntilDay = ({ lasts }: KeyDraft): boolean => lasts === untilDay

export const latestDay = (): string => addDays(todayIn(), keyLimits.maxDays)
export const lastDayOf = (draft: KeyDraft): string =>
  isUntilDay(draft) ? draft.lastDay : addDays(todayIn(), Number(draft.lasts))

export const addressesOf = ({ addresses }: KeyDraft): string[] =>
  addresses.split(/[\s,;]+/).filter((address) => address !== '')

/** A key expires at midnight after its last day. */
export const lastDayBefore = (end: string): string => dayOf(new Date(Date.parse(end) - 1).toISOString())

export const problemsOf = (draft: KeyDraft) => {
  const day = lastDayOf(draft)
  const isFitting = day >= todayIn() && day <= latestDay()
  return {
    name: draft.name.trim().length < 2 ? 'Anahtarın adını yazın' : undefined,
    lastDay: isUntilDay(draft) && !isFitting ? 'Bugünden itibaren bir yıl içinde bir gün seçin' : undefined,
    addresses:
      addressesOf(draft).length > keyLimits.addresses
        ? `En fazla ${keyLimits.addresses} adres yazabilirsiniz`
        : undefined,
  }
}
