import { applicationDecisions } from '../../src/texts/labels.ts'
import type {
  AssignRoleApiResponse,
  BulkUpsertMenuDaysApiResponse,
  DecideApplicationApiArg,
  DeleteShiftApiResponse,
  PublishMenuDaysApiResponse,
  UpdateDepartmentApiArg,
  UpdateEmployeeApiArg,
  UpdateEmployeeApiResponse,
} from '../api/generated.ts'

const departmentNotUpdated = 'Departman güncellenemedi'
const passwordChanged = 'Parolanız değiştirildi'

export type OperationText = {
  /** Shown in a green banner when the call succeeds. */
  success?: string | ((answer: unknown, asked: unknown) => string)
  /** Shown in a red banner, followed by the server's sentence. */
  failure?: string | ((asked: unknown) => string)
}

const withCancelled = (text: string, cancelled: number): string =>
  cancelled > 0 ? `${text}. İptal edilen gelecek seçim: ${cancelled}` : text

const shiftDeleted = (answer: unknown): string =>
  withCancelled('Vardiya başarıyla silindi', (answer as DeleteShiftApiResponse).cancelled_choices)

const daysSaved = (answer: unknown): string => {
  const { saved, failed } = answer as BulkUpsertMenuDaysApiResponse
  return `Toplu kaydet tamamlandı. Başarılı: ${saved}, Hatalı: ${failed}`
}

const daysPublished = (answer: unknown): string =>
  `Yayınlandı. Etkilenen gün: ${(answer as PublishMenuDaysApiResponse).modified}`

/** The department is also changed alone, from the list. */
const isMove = (asked: unknown): boolean => Object.keys((asked as UpdateEmployeeApiArg).body).join() === 'department_id'

const employeeUpdated = (answer: unknown, asked: unknown): string =>
  isMove(asked)
    ? 'Çalışanın departmanı güncellendi'
    : withCancelled('Çalışan güncellendi', (answer as UpdateEmployeeApiResponse).cancelled_choices)

const roleAssigned = (answer: unknown): string =>
  withCancelled('Çalışan rolü güncellendi', (answer as AssignRoleApiResponse).cancelled_choices)

const departmentUpdated = (_: unknown, asked: unknown): string =>
  (asked as UpdateDepartmentApiArg).body.is_active === true
    ? 'Departman yeniden etkinleştirildi'
    : 'Departman güncellendi'

const applicationDecided = (_: unknown, asked: unknown): string =>
  applicationDecisions[(asked as DecideApplicationApiArg).body.status]

/** Keyed by operationId. An operation without an entry speaks on its own screen, or not at all. */
export const operationTexts: Readonly<Record<string, OperationText | undefined>> = {
  createShift: { success: 'Vardiya başarıyla oluşturuldu', failure: 'Vardiya oluşturulurken hata oluştu' },
  updateShift: { success: 'Vardiya başarıyla güncellendi', failure: 'Vardiya güncellenirken hata oluştu' },
  deleteShift: { success: shiftDeleted, failure: 'Vardiya silinirken hata oluştu' },
  updateEmployee: {
    success: employeeUpdated,
    failure: (asked) => (isMove(asked) ? departmentNotUpdated : 'Güncelleme sırasında hata oluştu'),
  },
  assignRole: { success: roleAssigned, failure: 'Rol güncellemesi sırasında hata oluştu' },
  resetEmployeePassword: { failure: 'Parola sıfırlanamadı' },
  getEmployeeTemplate: { failure: 'Şablon indirme sırasında hata oluştu' },
  createDepartment: { success: 'Departman eklendi', failure: 'Departman eklenemedi' },
  updateDepartment: { success: departmentUpdated, failure: departmentNotUpdated },
  deactivateDepartment: { success: 'Departman pasifleştirildi', failure: 'Departman silinemedi' },
  decideApplication: { success: applicationDecided, failure: 'Başvuru işlenemedi' },
  updateCompany: { success: 'Ayarlar güncellendi', failure: 'Ayarları güncelleme sırasında hata oluştu' },
  exportAuditLogs: { failure: 'Dışa aktarma sırasında hata oluştu' },
  changeOwnPassword: { success: passwordChanged },
  changeIndividualPassword: { success: passwordChanged },
  saveMenuDay: { success: 'Gün kaydedildi' },
  bulkUpsertMenuDays: { success: daysSaved, failure: 'Toplu kaydet başarısız' },
  publishMenuDays: { success: daysPublished, failure: 'Menü yayınlanamadı' },
  answerRequest: { failure: 'İstek durumu güncellenemedi' },
  createRequest: { success: 'İsteğiniz mutfağa iletildi' },
  saveNotificationSettings: { success: 'Bildirim ayarları kaydedildi', failure: 'Ayarlar kaydedilemedi' },
  saveChoice: { failure: 'Seçim kaydedilemedi' },
}
