import type { ComponentType } from 'react'
import type { CorporateDashboard } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

export type SetupDialog = 'department' | 'people' | 'shift'

export type SetupDialogs = Record<SetupDialog, ComponentType<{ companyId: string; onClose: () => void }>>

export type SetupStep = {
  name: string
  /** What already exists; undefined while the step is still to be done. */
  done?: string
  hint: string
  /** Roughly how long it takes. */
  duration: string
  /** Where it can be changed later. */
  page: string
  /** Without a dialog, the step is done on its page. */
  action: { text: string; dialog?: SetupDialog }
}

const counted = (count: number, unit: string): string | undefined =>
  count > 0 ? `${formatNumber(count)} ${unit}` : undefined

export const stepsOf = (dashboard: CorporateDashboard): SetupStep[] => {
  const people = dashboard.individual_users + dashboard.corporate_users
  return [
    {
      name: 'Vardiya',
      done: counted(dashboard.active_shifts, 'vardiya'),
      hint: 'Yemek hangi saatlerde? Örnek: Gündüz 08:00–17:00, hafta içi',
      duration: '~1 dk',
      page: '../shifts',
      action: { text: 'Vardiya ekle', dialog: 'shift' },
    },
    {
      name: 'Çalışan',
      /** The person setting the company up already counts as one. */
      done: people > 1 ? counted(people, 'kişi') : undefined,
      hint: 'Excel listenizi yükleyin: listedeki departmanlar da açılır. Çalışanlar giriş sayfasından kendileri de kayıt olabilir.',
      duration: '~3 dk',
      page: '../employees',
      action: { text: 'Listeden çalışan ekle', dialog: 'people' },
    },
    {
      name: 'Departman',
      done: counted(dashboard.departments, 'departman'),
      hint: 'Listenizden gelir; listede yoksa buradan ekleyin. Seçimler departmanlara göre sayılır.',
      duration: '~1 dk',
      page: '../employees?tab=departments',
      action: { text: 'Departman ekle', dialog: 'department' },
    },
    {
      name: 'Catering',
      done: counted(dashboard.partner_caterings, 'catering'),
      hint: 'Yemeklerinizi pişirecek cateringi bulun, teklif gönderin. Teklifiniz kabul edilince bu adım tamamlanır.',
      duration: '~2 dk',
      page: '../caterings',
      action: { text: 'Catering bul' },
    },
  ]
}

/** Once somebody has chosen a meal, everything needed must be in place. */
export const isBeingSetUp = (dashboard: CorporateDashboard): boolean =>
  dashboard.total_preferences === 0 && stepsOf(dashboard).some(({ done }) => done === undefined)

export const progressOf = (steps: readonly SetupStep[]): { done: number; text: string } => {
  const done = steps.filter((step) => step.done !== undefined).length
  return { done, text: `${done} / ${steps.length} adım tamam` }
}
