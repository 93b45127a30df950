import { useEffect, useState } from 'react'
import { type Course, offeredFields } from '../../../../src/core/menus/rules.ts'
import type { Pick } from '../../../ui/forms/async-picker.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'

/** A shift for which menus are written. */
export interface ChosenShift {
  corporate_id: string
  shift_id: string
  days: readonly number[]
  timezone: string
}

/** The week of a shift whose menus are copied. */
export interface CopiedWeek {
  source?: (Pick & { corporateId: string }) | null
  /** Any day of the week to copy, and of the first week to copy it to. */
  from: string
  onto: string
}

export interface GroupMenuDraft {
  /** Undefined until one is picked; the page's own group applies until then. */
  group?: Pick | null
  /** The hours of the shift, 09:00–17:00, which every firm in the group has. */
  hours: string
  /** Without a group: for which shifts. */
  shifts: readonly ChosenShift[]
  mode: 'bulk' | 'single' | 'copy'
  copied: CopiedWeek
  text: string
  /** Whether the days as understood from the text have been accepted. */
  isAccepted: boolean
  publishes: boolean
  date: string
  /** By option key. */
  dishes: Readonly<Record<string, string>>
  /** How many option fields the single day has. */
  fields: number
  /** The dishes in its fields for common courses (rule K5). */
  courses: Readonly<Partial<Record<Course, string>>>
}

const emptyDraft: GroupMenuDraft = {
  hours: '',
  shifts: [],
  mode: 'bulk',
  copied: { from: '', onto: '' },
  text: '',
  isAccepted: false,
  publishes: true,
  date: '',
  dishes: {},
  fields: offeredFields,
  courses: {},
}

const keptAt = (key: string): Partial<GroupMenuDraft> => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/**
 * Stored on the device until it is sent, so that neither a reload nor the end of the session loses it. `place` tells
 * the pages apart: the id of a group, or `firms`.
 */
export const useGroupMenuDraft = (place = '') => {
  const { id } = useProfile()
  const { companyId } = useCompany()
  const key = `tabldot_group_menu.${companyId}.${id}.${place}`
  const [draft, setDraft] = useState<GroupMenuDraft>(() => ({ ...emptyDraft, ...keptAt(key) }))
  useEffect(() => {
    try {
      deviceStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Storage is full or blocked: the draft lasts only as long as the page.
    }
  }, [key, draft])
  return [draft, (part: Partial<GroupMenuDraft>) => setDraft((before) => ({ ...before, ...part }))] as const
}
