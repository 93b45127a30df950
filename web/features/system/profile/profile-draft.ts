import { maxDailyCapacity } from '../../../../src/core/partnerships/rules.ts'
import type { CateringProfile } from '../../../api/generated-profiles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

export const showsMenusLabel = 'Son dört haftanın yayınlanan menülerini göster'
export const capacityLabel = 'Günlük kapasite (porsiyon)'

export interface ProfileDraft {
  showsMenus: boolean
  /** As typed; empty if not told. */
  capacity: string
  version: number
}

export const draftOf = ({ profile }: { profile: CateringProfile }): ProfileDraft => ({
  showsMenus: profile.shows_menus,
  capacity: profile.daily_capacity === null ? '' : formatNumber(profile.daily_capacity),
  version: profile.version,
})

const portionsIn = ({ capacity }: ProfileDraft): number => {
  const typed = capacity.trim().replaceAll('.', '')
  return /^\d{1,7}$/.test(typed) ? Number(typed) : 0
}

export const problemsOf = (draft: ProfileDraft) => {
  const portions = portionsIn(draft)
  const isFitting = draft.capacity.trim() === '' || (portions >= 1 && portions <= maxDailyCapacity)
  return { capacity: isFitting ? undefined : '1 ile 1.000.000 arasında bir sayı girin ya da boş bırakın' }
}

export const bodyOf = (draft: ProfileDraft) => ({
  shows_menus: draft.showsMenus,
  daily_capacity: draft.capacity.trim() === '' ? null : portionsIn(draft),
  version: draft.version,
})

export const read = ({ showsMenus, capacity }: ProfileDraft) =>
  [
    [showsMenusLabel, showsMenus ? 'Evet' : 'Hayır'],
    [capacityLabel, capacity],
  ] as const
