import type { DeleteShiftApiResponse } from '../api/generated.ts'

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

/** Keyed by operationId. An operation without an entry speaks on its own screen, or not at all. */
export const operationTexts: Readonly<Record<string, OperationText | undefined>> = {
  createShift: { success: 'Vardiya başarıyla oluşturuldu', failure: 'Vardiya oluşturulurken hata oluştu' },
  updateShift: { success: 'Vardiya başarıyla güncellendi', failure: 'Vardiya güncellenirken hata oluştu' },
  deleteShift: { success: shiftDeleted, failure: 'Vardiya silinirken hata oluştu' },
  changeOwnPassword: { success: 'Parolanız değiştirildi' },
  changeIndividualPassword: { success: 'Parolanız değiştirildi' },
}
