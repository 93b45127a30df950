import type { BulkUpsertMenuDaysApiResponse, PublishMenuDaysApiResponse } from '../api/generated.ts'

export type OperationText = {
  /** Shown in a green banner when the call succeeds. */
  success?: string | ((answer: unknown) => string)
  /** Shown in a red banner, followed by the server's sentence. */
  failure?: string
}

/** Keyed by operationId. An operation without an entry speaks on its own screen, or not at all. */
export const operationTexts: Readonly<Record<string, OperationText | undefined>> = {
  createShift: { success: 'Vardiya başarıyla oluşturuldu', failure: 'Vardiya oluşturulurken hata oluştu' },
  updateShift: { success: 'Vardiya başarıyla güncellendi', failure: 'Vardiya güncellenirken hata oluştu' },
  deleteShift: { success: 'Vardiya başarıyla silindi', failure: 'Vardiya silinirken hata oluştu' },
  changeOwnPassword: { success: 'Parolanız değiştirildi' },
  saveMenuDay: { success: 'Gün kaydedildi', failure: 'Kaydedilemedi' },
  bulkUpsertMenuDays: {
    success: (answer) => {
      const { saved, failed } = answer as BulkUpsertMenuDaysApiResponse
      return `Toplu kaydet tamamlandı. Başarılı: ${saved}, Hatalı: ${failed}`
    },
    failure: 'Toplu kaydet başarısız',
  },
  publishMenuDays: {
    success: (answer) => `Yayınlandı. Etkilenen gün: ${(answer as PublishMenuDaysApiResponse).modified}`,
    failure: 'Menü yayınlanamadı',
  },
  saveChoice: { failure: 'Seçim kaydedilemedi' },
  changeIndividualPassword: { success: 'Parolanız değiştirildi' },
}
