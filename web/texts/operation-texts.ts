import type { operations } from '../../src/contract/api.d.ts'
import { applicationDecisions } from '../../src/texts/onboarding/labels.ts'
import { orderStatusLabels } from '../../src/texts/store/labels.ts'
import type { ChangeCompanyApiArg, ChangeCompanyApiResponse } from '../api/generated-admin.ts'
import type {
  AnswerOfferApiArg,
  AnswerRequestApiArg,
  AssignRoleApiResponse,
  BulkUpsertMenuDaysApiResponse,
  DecideApplicationApiArg,
  DecideTerminationApiArg,
  DeleteShiftApiResponse,
  CopyMenuDaysApiResponse,
  PublishMenuDaysApiResponse,
  RemindUndecidedApiResponse,
  RequestTerminationApiResponse,
  SendOfferApiResponse,
  UpdateDepartmentApiArg,
  UpdateEmployeeApiArg,
  UpdateEmployeeApiResponse,
  UpdateMessageApiArg,
  UpdateOrderApiResponse,
} from '../api/generated.ts'

export type OperationId = keyof operations

const passwordChanged = 'Şifreniz değiştirildi'

export type OperationText = {
  /** Shown in a green banner when the call succeeds. */
  success?: string | ((answer: unknown, asked: unknown) => string | undefined)
  /**
   * Shown in a red banner, followed by the server's sentence; left out where a dialog or form shows the error itself.
   */
  failure?: string | ((asked: unknown) => string | undefined)
}

const withCancelled = (text: string, cancelled: number): string =>
  cancelled > 0 ? `${text}. İptal edilen ileri tarihli seçim: ${cancelled}` : text

const shiftDeleted = (answer: unknown): string =>
  withCancelled('Vardiya başarıyla silindi', (answer as DeleteShiftApiResponse).cancelled_choices)

const daysSaved = (answer: unknown): string => {
  const { saved, failed } = answer as BulkUpsertMenuDaysApiResponse
  return `Toplu kaydet tamamlandı. Başarılı: ${saved}, Hatalı: ${failed}`
}

const daysPublished = (answer: unknown): string =>
  `Yayınlandı. Etkilenen gün: ${(answer as PublishMenuDaysApiResponse).modified}`

const menuCopied = (answer: unknown): string => {
  const { copied, skipped } = answer as CopyMenuDaysApiResponse
  return `${copied} gün taslak olarak kopyalandı${skipped > 0 ? `, ${skipped} gün atlandı` : ''}`
}

const employeeUpdated = (answer: unknown, asked: unknown): string => {
  const { cancelled_choices } = answer as UpdateEmployeeApiResponse
  const { is_active, phone } = (asked as UpdateEmployeeApiArg).body
  if (is_active !== undefined)
    return withCancelled(`Çalışan ${is_active ? 'aktifleştirildi' : 'pasifleştirildi'}`, cancelled_choices)
  return phone === undefined
    ? 'Çalışan güncellendi'
    : 'Çalışan güncellendi, telefonu değiştiği için oturumları kapatıldı'
}

const roleAssigned = (answer: unknown): string =>
  withCancelled('Çalışan rolü güncellendi', (answer as AssignRoleApiResponse).cancelled_choices)

/** Activation happens in the list; every other change has a dialog. */
const isActivation = (asked: unknown): boolean => (asked as UpdateDepartmentApiArg).body.is_active === true

const departmentUpdated = (_: unknown, asked: unknown): string =>
  isActivation(asked) ? 'Departman yeniden aktifleştirildi' : 'Departman güncellendi'

const orderUpdated = (answer: unknown): string => {
  const { order_no, status } = (answer as UpdateOrderApiResponse).order
  return `${order_no}: ${orderStatusLabels[status]}`
}

const offerSent = (answer: unknown): string =>
  `${(answer as SendOfferApiResponse).offer.other_company.name} firmasına teklif gönderildi`

const applicationDecided = (_: unknown, asked: unknown): string =>
  applicationDecisions[(asked as DecideApplicationApiArg).body.status]

const companyChanged = (answer: unknown, asked: unknown): string => {
  const { is_active } = (asked as ChangeCompanyApiArg).body
  if (is_active === undefined) return 'Şirket güncellendi'
  return withCancelled(
    `Şirket ${is_active ? 'aktifleştirildi' : 'pasifleştirildi'}`,
    (answer as ChangeCompanyApiResponse).cancelled_choices,
  )
}

const undecidedReminded = (answer: unknown): string =>
  `${(answer as RemindUndecidedApiResponse).reminded.toLocaleString('tr')} kişiye hatırlatıldı`

const isReply = (asked: unknown): boolean => (asked as AnswerRequestApiArg).body.reply !== undefined

const requestAnswered = (_: unknown, asked: unknown): string | undefined =>
  isReply(asked) ? 'Yanıt gönderildi' : undefined

/** The dialog itself says why a reply was refused. */
const requestFailure = (asked: unknown): string | undefined =>
  isReply(asked) ? undefined : 'İstek durumu güncellenemedi'

const attachmentFailure = 'Ek indirilemedi'

/** Marking as read needs no banner: the list shows it. */
const isMoveOfMessage = (asked: unknown): boolean => (asked as UpdateMessageApiArg).body.is_archived !== undefined

const terminationRequested = (answer: unknown): string =>
  `${(answer as RequestTerminationApiResponse).termination_request.company_name} ile anlaşma fesih talebi gönderildi`

const terminationDecisions = {
  approve: 'Fesih talebi onaylandı',
  reject: 'Fesih talebi reddedildi',
  withdraw: 'Fesih talebi geri çekildi',
} as const

const terminationDecided = (_: unknown, asked: unknown): string =>
  terminationDecisions[(asked as DecideTerminationApiArg).body.action]

const offerAnswered = (_: unknown, asked: unknown): string =>
  (asked as AnswerOfferApiArg).body.action === 'accept' ? 'Teklif kabul edildi' : 'Teklif reddedildi'

/** Keyed by operationId. An operation without an entry is reported by its own screen, or not at all. */
export const operationTexts: Readonly<Partial<Record<OperationId, OperationText>>> = {
  createShift: { success: 'Vardiya başarıyla oluşturuldu' },
  updateShift: { success: 'Vardiya başarıyla güncellendi' },
  deleteShift: { success: shiftDeleted },
  updateEmployee: { success: employeeUpdated },
  assignRole: { success: roleAssigned },
  exportEmployees: { failure: 'Dışa aktarma sırasında hata oluştu' },
  selectEmployees: { failure: 'Kişiler seçilemedi' },
  getEmployeeTemplate: { failure: 'Şablon indirme sırasında hata oluştu' },
  placeOrder: { success: 'Sipariş başarıyla oluşturuldu!' },
  updateOrder: { success: orderUpdated },
  createDepartment: { success: 'Departman eklendi' },
  updateDepartment: {
    success: departmentUpdated,
    failure: (asked) => (isActivation(asked) ? 'Departman güncellenemedi' : undefined),
  },
  revokeKey: { success: 'Anahtar iptal edildi' },
  deactivateDepartment: { success: 'Departman pasifleştirildi' },
  decideApplication: { success: applicationDecided },
  decideNewCompany: { success: applicationDecided },
  changeCompany: { success: companyChanged },
  startLoadTest: { success: 'Test başlatıldı' },
  stopLoadTest: { failure: 'Test durdurulamadı' },
  answerOffer: { success: offerAnswered },
  requestTermination: { success: terminationRequested },
  decideTermination: { success: terminationDecided },
  sendOffer: { success: offerSent },
  createCorporateGroup: { success: 'Grup oluşturuldu' },
  updateCorporateGroup: { success: 'Grup güncellendi' },
  deleteCorporateGroup: { success: 'Grup silindi' },
  addCompanyToGroup: { success: 'Firma gruba eklendi' },
  removeCompanyFromGroup: { success: 'Firma gruptan çıkarıldı' },
  withdrawOffer: { success: 'Teklif geri çekildi' },
  createProduct: { success: 'Ürün eklendi' },
  updateProduct: { success: 'Ürün güncellendi' },
  deleteProduct: { success: 'Ürün silindi' },
  downloadPriceList: { failure: 'Fiyat listesi indirilemedi' },
  exportKitchenLists: { failure: 'Liste indirilemedi' },
  exportFirmLists: { failure: 'Liste indirilemedi' },
  exportAuditLogs: { failure: 'Dışa aktarma sırasında hata oluştu' },
  changeOwnPassword: { success: passwordChanged },
  changeIndividualPassword: { success: passwordChanged },
  saveMenuDay: { success: 'Gün kaydedildi' },
  bulkUpsertMenuDays: { success: daysSaved },
  publishMenuDays: { success: daysPublished },
  copyMenuDays: { success: menuCopied },
  remindUndecided: { success: undecidedReminded, failure: 'Hatırlatılamadı' },
  answerRequest: { success: requestAnswered, failure: requestFailure },
  sendMessage: { success: 'Mesaj gönderildi' },
  deleteMessage: { success: 'Mesaj silindi' },
  updateMessage: { failure: (asked) => (isMoveOfMessage(asked) ? 'Mesaj taşınamadı' : undefined) },
  downloadAttachment: { failure: attachmentFailure },
  downloadReceivedAttachment: { failure: attachmentFailure },
  subscribeAdministratorToPush: {
    success: 'Bu cihaz için admin bildirimleri etkinleştirildi',
    failure: 'Abonelik başarısız',
  },
  unsubscribeAdministratorFromPush: {
    success: 'Admin bildirimleri devre dışı bırakıldı',
    failure: 'Abonelik kaldırılamadı',
  },
  testAdminPush: { success: 'Test bildirimi gönderildi', failure: 'Test bildirimi gönderilemedi' },
  saveAdminNotificationSettings: { success: 'Bildirim ayarları kaydedildi', failure: 'Ayarlar kaydedilemedi' },
  saveNotificationSettings: { success: 'Bildirim ayarları kaydedildi', failure: 'Ayarlar kaydedilemedi' },
  acknowledgeSubstitute: { failure: 'Kaydedilemedi' },
  savePartnershipCutOff: { success: 'Kapanış kaydedildi' },
}
