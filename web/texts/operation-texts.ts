import type { BulkUpsertMenuDaysApiResponse, DeleteShiftApiResponse, PublishMenuDaysApiResponse } from '../api/generated.ts'

export type OperationText = {
  /** Shown in a green banner when the call succeeds. */
  success?: string | ((answer: unknown) => string)
  /** Shown in a red banner, followed by the server's sentence. */
  failure?: string
}

const shiftDeleted = (answer: unknown): string => {
  const { cancelled_choices: cancelled } = answer as DeleteShiftApiResponse
  return cancelled > 0 ? `Vardiya başarıyla silindi. İptal edilen gelecek seçim: ${cancelled}` : 'Vardiya başarıyla silindi'
}

const daysSaved = (answer: unknown): string => {
  const { saved, failed } = answer as BulkUpsertMenuDaysApiResponse
  return `Toplu kaydet tamamlandı. Başarılı: ${saved}, Hatalı: ${failed}`
}

const daysPublished = (answer: unknown): string => `Yayınlandı. Etkilenen gün: ${(answer as PublishMenuDaysApiResponse).modified}`

/** Keyed by operationId. An operation without an entry speaks on its own screen, or not at all. */
export const operationTexts: Readonly<Record<string, OperationText | undefined>> = {
  createShift: { success: 'Vardiya başarıyla oluşturuldu', failure: 'Vardiya oluşturulurken hata oluştu' },
  updateShift: { success: 'Vardiya başarıyla güncellendi', failure: 'Vardiya güncellenirken hata oluştu' },
  deleteShift: { success: shiftDeleted, failure: 'Vardiya silinirken hata oluştu' },
  changeOwnPassword: { success: 'Parolanız değiştirildi' },
  changeIndividualPassword: { success: 'Parolanız değiştirildi' },
  saveMenuDay: { success: 'Gün kaydedildi', failure: 'Kaydedilemedi' },
  bulkUpsertMenuDays: { success: daysSaved, failure: 'Toplu kaydet başarısız' },
  publishMenuDays: { success: daysPublished, failure: 'Menü yayınlanamadı' },
  answerRequest: { failure: 'İstek durumu güncellenemedi' },
  createRequest: { success: 'İsteğiniz mutfağa iletildi' },
  saveNotificationSettings: { success: 'Bildirim ayarları kaydedildi', failure: 'Ayarlar kaydedilemedi' },
  saveChoice: { failure: 'Seçim kaydedilemedi' },
}
