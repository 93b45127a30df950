import type { Audience } from '../../core/notifications/rules.ts'

export const audienceLabels: Record<Audience, string> = {
  everybody: 'Herkes',
  employees: 'Yemek seçenler',
  corporate: 'Firma yetkilileri',
  catering: 'Cateringler',
  supplier: 'Tedarikçiler',
}

export const announcementStates = {
  planned: 'Başlayacak',
  shown: 'Gösteriliyor',
  ended: 'Süresi doldu',
  withdrawn: 'Geri çekildi',
} as const
