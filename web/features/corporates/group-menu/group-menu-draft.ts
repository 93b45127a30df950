import { useEffect, useState } from 'react'
import { offeredFields } from '../../../../src/core/menus/rules.ts'
import type { Pick } from '../../../ui/forms/async-picker.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'

export interface GroupMenuDraft {
  /** Undefined before anybody chose: the group of the page then. */
  group?: Pick | null
  /** Of the shift: 09:00–17:00. All firms of a group have one with these hours. */
  hours: string
  mode: 'bulk' | 'single'
  text: string
  /** Whether what was understood of the text has been accepted. */
  isAccepted: boolean
  publishes: boolean
  date: string
  /** By key of the option. */
  dishes: Readonly<Record<string, string>>
  /** How many options the single day has fields for. */
  fields: number
}

const emptyDraft: GroupMenuDraft = {
  hours: '',
  mode: 'bulk',
  text: '',
  isAccepted: false,
  publishes: true,
  date: '',
  dishes: {},
  fields: offeredFields,
}

const keptAt = (key: string): Partial<GroupMenuDraft> => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Stays on the device until it is sent: a reload, another tab or the end of the session takes nothing away. */
export const useGroupMenuDraft = (groupId: string | undefined) => {
  const { id } = useProfile()
  const { companyId } = useCompany()
  const key = `tabldot_group_menu.${companyId}.${id}.${groupId ?? ''}`
  const [draft, setDraft] = useState<GroupMenuDraft>(() => ({ ...emptyDraft, ...keptAt(key) }))
  useEffect(() => {
    try {
      deviceStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // A full or locked store: the draft lives as long as the page.
    }
  }, [key, draft])
  return [draft, (part: Partial<GroupMenuDraft>) => setDraft((before) => ({ ...before, ...part }))] as const
}
