import type * as module from '../../core/partnerships/index.ts'
import type {
  BillingPeriod,
  DeliveryForm,
  OfferStatus,
  PriceRequestStatus,
  RequestedMeal,
  ScheduleDifference,
  TerminationReason,
  TerminationStatus,
} from '../../core/partnerships/index.ts'
import { formatLira, monthsText } from '../kernel/amounts.ts'
import { cutOffText } from '../shifts/cut-off.ts'
import { dated, fromDate, onDate } from '../kernel/dates.ts'
import { both, cancelled, listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const offerStatusLabels: Record<OfferStatus, string> = {
  sent: 'Gönderildi',
  accepted: 'Kabul Edildi',
  rejected: 'Reddedildi',
  withdrawn: 'Geri Çekildi',
  expired: 'Süresi geçti',
}

export const priceRequestStatusLabels: Record<PriceRequestStatus, string> = {
  sent: 'Yanıt bekliyor',
  answered: 'Yanıtlandı',
  declined: 'Geri çevrildi',
  withdrawn: 'Geri çekildi',
  expired: 'Süresi geçti',
}

export const requestedMealLabels: Record<RequestedMeal, string> = {
  breakfast: 'Kahvaltı',
  lunch: 'Öğle yemeği',
  dinner: 'Akşam yemeği',
  night: 'Gece yemeği',
}

export const terminationStatusLabels: Record<TerminationStatus, string> = {
  pending: 'Beklemede',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  withdrawn: 'Geri Çekildi',
}

export const terminationReasonLabels: Record<TerminationReason, string> = {
  service_quality: 'Hizmet kalitesi',
  pricing: 'Fiyat',
  delivery_issues: 'Teslimat sorunları',
  contract_violation: 'Sözleşmeye aykırılık',
  business_strategy: 'Şirket stratejisi',
  communication: 'İletişim sorunları',
  menu_variety: 'Menü çeşitliliği',
  hygiene_standards: 'Hijyen standartları',
  other: 'Diğer',
}

export const contractStatusLabels = {
  running: 'Sürüyor',
  ends_soon: 'Yakında bitiyor',
  expired: 'Süresi doldu',
  ending: 'Feshedildi',
  open: 'Süresiz',
  ended: 'Sona erdi',
} as const

/** What a termination request has to include, by the type of the asking company; screens say it in advance. */
export const terminationReasons = {
  corporate: 'Fesih nedeni belirtiniz',
  catering: 'Lütfen fesih nedenini seçin',
  supply: 'Lütfen fesih nedenini belirtin',
  message: 'Lütfen fesih mesajını yazın',
} as const
export const invalidPrice = 'Lütfen geçerli bir birim fiyat girin'

/** How the shifts of a firm differ from those of its group. */
export const scheduleSentence = (facts: ScheduleDifference): string =>
  [
    facts.extra ? `Bu firmanın ${facts.extra} vardiyası gruba uymuyor: ${facts.extraShifts}.` : '',
    facts.missing ? `Grubun ${facts.missing} vardiyası bu firmada yok: ${facts.missingShifts}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** What a group form needs; screens say it in advance. */
export const groupReasons = { name: 'Grup adı gereklidir', company: 'Lütfen bir firma seçin' } as const

export const billingPeriodLabels: Record<BillingPeriod, string> = {
  month: 'Ayda bir',
  half_month: 'Yarım ayda bir',
  week: 'Haftada bir',
}

export const invalidMinimum = '1 ile 100.000 arasında bir porsiyon sayısı girin'
export const minimumWithoutDays = 'Asgari porsiyonun geçerli olduğu günleri seçin'

/** How a firm's food comes; `unsaid`: the firm has not said. */
export const deliveryFormLabels: Record<DeliveryForm | 'unsaid', string> = {
  bulk: 'Toplu',
  boxed: 'Departmanlara ayrılmış',
  unsaid: 'Belirtilmedi',
}

export const refusals = {
  'group.missing': 'Grup bulunamadı.',
  'group.name_missing': groupReasons.name,
  'group.name_taken': 'Bu adda bir grubunuz zaten var.',
  'group.firm_missing': 'Firma bu grupta ya da anlaşmalı firmalarınız arasında yok.',
  'group.firm_already_in': 'Bu firma zaten grupta.',
  'group.full': (facts) => `Bir grupta en fazla ${facts.firms} firma olabilir.`,
  'group.empty': 'Bu grupta firma yok. Önce firma ekleyin.',
  'group.schedule_differs': scheduleSentence,
  'partnership.already_active': 'Bu iki şirket arasında aktif bir ortaklık zaten var.',
  'partnership.wrong_companies': 'Ortaklık bir catering ile bir firma ya da tedarikçi arasında kurulur.',
  'partnership.missing': 'Ortaklık bulunamadı.',
  'partnership.ended': 'Bu ortaklık sona erdi.',
  'partnership.cutoff_incomplete': 'Seçimin kapandığı gün ile saat birlikte verilmelidir.',
  'partnership.ending': (facts) => `Bu ortaklığın feshi onaylandı; ${onDate(facts.date)} sona eriyor.`,
  'partnership_list.headings_missing':
    'Başlık satırı bulunamadı; listede “Catering” ile “Firma” ya da “Tedarikçi” başlıkları olmalıdır.',
  'partnership_list.empty': 'Listede hiç ortaklık yok.',
  'offer.missing': 'Teklif bulunamadı.',
  'offer.answered': 'Bu teklif daha önce yanıtlandı. Sayfayı yenileyin.',
  'offer.withdrawn': 'Bu teklif geri çekildi.',
  'offer.expired': 'Bu teklifin süresi geçti.',
  'offer.price_invalid': `${invalidPrice}.`,
  'offer.catering_missing': 'Teklif gönderilecek catering bulunamadı.',
  'offer.already_waiting': 'Bu cateringe gönderdiğiniz bir teklif zaten yanıt bekliyor. Önce onu geri çekebilirsiniz.',
  'offer.start_without_partnership': 'İlk teklifte başlangıç günü seçilmez; anlaşma kabul edildiği gün başlar.',
  'offer.start_invalid': (facts) => `Başlangıç bugün ya da en fazla ${facts.days} gün sonra olabilir.`,
  'offer.terms_begin_later': (facts) =>
    `Bu ortaklıkta ${onDate(facts.date)} başlayan koşullar var; yenileri ondan sonra başlamalıdır.`,
  'offer.partnership_ended': 'Bu teklifin yenileyeceği ortaklık sona erdi.',
  'offer.company_passive': 'Teklifi gönderen firma artık aktif değil.',
  'price_request.missing': 'Fiyat sorusu bulunamadı.',
  'price_request.settled': 'Bu fiyat sorusu daha önce yanıtlandı. Sayfayı yenileyin.',
  'price_request.withdrawn': 'Bu fiyat sorusu geri çekildi.',
  'price_request.expired': 'Bu fiyat sorusunun süresi geçti.',
  'price_request.already_waiting':
    'Bu cateringe sorduğunuz bir fiyat zaten yanıt bekliyor. Önce onu geri çekebilirsiniz.',
  'price_request.start_invalid': (facts) => `Başlangıç bugün ya da en fazla ${facts.days} gün sonra olabilir.`,
  'termination.missing': 'Fesih talebi bulunamadı.',
  'termination.decided': 'Bu fesih talebi daha önce sonuçlandı. Sayfayı yenileyin.',
  'termination.already_pending': 'Bu ortaklık için bekleyen bir fesih talebi var; önce o sonuçlanmalıdır.',
  'termination.own': 'Kendi fesih talebinizi karşı taraf yanıtlar; siz geri çekebilirsiniz.',
  'termination.not_own': 'Fesih talebini yalnızca gönderen taraf geri çekebilir.',
  'termination.corporate_reason_missing': terminationReasons.corporate,
  'termination.catering_reason_missing': terminationReasons.catering,
  'termination.supply_reason_missing': terminationReasons.supply,
  'termination.message_missing': terminationReasons.message,
  'termination.date_invalid': (facts) => `Fesih günü yarından başlayarak en fazla ${facts.days} gün sonra olabilir.`,
} satisfies RefusalSentences<typeof module>

const price = (meta: { unit_price: number; duration_months: number }): string =>
  `${formatLira(meta.unit_price)}, ${monthsText(meta.duration_months)}`
const agreed = (meta: Parameters<typeof price>[0] & { start_date: string; end_date: string | null }): string =>
  `${price(meta)}, ${dated(meta.start_date)}–${dated(meta.end_date)}`
const effective = (meta: { effective_date: string | null }): string =>
  meta.effective_date ? `, ${fromDate(meta.effective_date)} başlayarak` : ''

const end = (meta: { ends_on: string | null; cancelled_choices: number }): string =>
  `${meta.ends_on ? `; ortaklık ${onDate(meta.ends_on)} sona erecek` : '; ortaklık sona erdi'}${cancelled(meta)}`

const cutOff = ({ days, time }: { days: number | null; time: string | null }): string =>
  days === null || time === null ? 'vardiyalardaki kapanış geçerli' : cutOffText({ days, time })

export const events = {
  'price_request.sent': both(
    (meta) => `${meta.company} şirketine öğün fiyatı soruldu`,
    (meta) => `${meta.company} öğün fiyatını sordu`,
  ),
  'price_request.answered': both(
    (meta) => `${meta.company} şirketine öğün fiyatı bildirildi (${formatLira(meta.unit_price ?? 0)})`,
    (meta) => `${meta.company} öğün fiyatını bildirdi (${formatLira(meta.unit_price ?? 0)})`,
  ),
  'price_request.declined': both(
    (meta) => `${meta.company} şirketinin fiyat sorusu geri çevrildi`,
    (meta) => `${meta.company} fiyat sorusunu geri çevirdi`,
  ),
  'price_request.withdrawn': both(
    (meta) => `${meta.company} şirketine gönderilen fiyat sorusu geri çekildi`,
    (meta) => `${meta.company} fiyat sorusunu geri çekti`,
  ),
  'catering_profile.changed': ({ changed }) => `Firmalara gösterilenler güncellendi (${listOf(changed)})`,
  'offer.sent': both(
    (meta) => `${meta.company} şirketine teklif gönderildi (${price(meta)})`,
    (meta) => `${meta.company} teklif gönderdi (${price(meta)})`,
  ),
  'offer.withdrawn': both(
    (meta) => `${meta.company} şirketine gönderilen teklif geri çekildi (${price(meta)})`,
    (meta) => `${meta.company} teklifini geri çekti (${price(meta)})`,
  ),
  'offer.accepted': both(
    (meta) => `${meta.company} şirketinin teklifi kabul edildi (${agreed(meta)})`,
    (meta) => `${meta.company} teklifinizi kabul etti (${agreed(meta)})`,
  ),
  'offer.rejected': both(
    (meta) => `${meta.company} şirketinin teklifi reddedildi (${price(meta)})`,
    (meta) => `${meta.company} teklifinizi reddetti (${price(meta)})`,
  ),
  'termination.requested': both(
    (meta) => `${meta.company} ile ortaklığın feshi istendi${effective(meta)}`,
    (meta) => `${meta.company} ortaklığın feshini istedi${effective(meta)}`,
  ),
  'termination.withdrawn': both(
    (meta) => `${meta.company} ile ortaklığın fesih talebi geri çekildi`,
    (meta) => `${meta.company} fesih talebini geri çekti`,
  ),
  'termination.rejected': both(
    (meta) => `${meta.company} şirketinin fesih talebi reddedildi`,
    (meta) => `${meta.company} fesih talebinizi reddetti`,
  ),
  'termination.approved': both(
    (meta) => `${meta.company} şirketinin fesih talebi onaylandı${end(meta)}`,
    (meta) => `${meta.company} fesih talebinizi onayladı${end(meta)}`,
  ),
  'group.created': ({ meta }) => `Firma grubu oluşturuldu: “${meta.name}”`,
  'group.updated': ({ meta, changed }) => `Firma grubu güncellendi: “${meta.name}” (${listOf(changed)})`,
  'group.deleted': ({ meta }) => `Firma grubu silindi: “${meta.name}”`,
  'group.company_added': ({ meta }) => `${meta.company}, “${meta.name}” grubuna eklendi`,
  'group.company_removed': ({ meta }) => `${meta.company}, “${meta.name}” grubundan çıkarıldı`,
  'partnership.cutoff_changed': both(
    (meta) => `${meta.company} için seçimlerin kapanışı: ${cutOff(meta)}`,
    (meta) => `${meta.company} seçimlerin kapanışını değiştirdi: ${cutOff(meta)}`,
  ),
  'partnership.delivery_form_changed': both(
    (meta) => `${meta.company} ile teslim şekli: ${deliveryFormLabels[meta.form ?? 'unsaid'].toLocaleLowerCase('tr')}`,
    (meta) =>
      `${meta.company} teslim şeklini değiştirdi: ${deliveryFormLabels[meta.form ?? 'unsaid'].toLocaleLowerCase('tr')}`,
  ),
  'partnership.ended': ({ meta }) => `${meta.company} ile ortaklık, fesih günü geldiği için sona erdi`,
} satisfies LogSentences<typeof module>
