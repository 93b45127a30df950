import type { Facts, RefusalCode } from '../core/shared/index.ts'
import { accessTexts } from './access-texts.ts'
import { sheetHeadings } from './sheets.ts'
import { fieldReasons, passwordReasons } from './field-reasons.ts'
import { fileTooLarge, reasons } from './reasons.ts'

const phoneTaken = 'Bu telefon numarası bu şirkette zaten kayıtlı.'

type Sentence = string | ((facts: Facts) => string)

const minutes = (facts: Facts): number => Math.max(1, Math.ceil(Number(facts['seconds']) / 60))

/** The sentence for each refusal; a code without one does not compile. */
export const sentences: Record<RefusalCode, Sentence> = {
  'phone.invalid': fieldReasons.phone,
  'name.blank': 'Ad boş olamaz.',
  'password.too_short': passwordReasons.too_short,
  'password.too_long': passwordReasons.too_long,
  'password.too_common': passwordReasons.too_common,
  'password.own_phone': passwordReasons.own_phone,
  'password.own_name': passwordReasons.own_name,
  'password.company_name': passwordReasons.company_name,
  'password.wrong': 'Mevcut parola doğru değil.',
  'password.changed_meanwhile': 'Parolanız bu arada değiştirildi. Yeni parolanızla yeniden deneyin.',
  'password.unchanged': 'Yeni parola eskisinden farklı olmalıdır.',
  'password.must_change': 'Devam etmek için önce tek kullanımlık parolanızı değiştirin.',
  'sign_in.refused': 'Giriş yapılamadı. Şirketi, telefon numarasını ve parolayı kontrol edin.',
  'sign_in.locked': (facts) => `Çok fazla hatalı deneme yapıldı. ${minutes(facts)} dakika sonra yeniden deneyin.`,
  'sign_in.too_many_failures': (facts) =>
    `Bu ağdan çok fazla hatalı giriş denendi. ${minutes(facts)} dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.`,
  'sign_in.too_many_for_phone': (facts) =>
    `Bu telefon numarasıyla çok fazla hatalı giriş denendi. ${minutes(facts)} dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.`,
  'sign_in.busy': 'Şu anda çok sayıda giriş var. Birkaç saniye sonra yeniden deneyin.',
  'session.missing': accessTexts.expired,
  'access.denied': accessTexts.forbidden,
  'limit.exceeded': (facts) =>
    `Kısa sürede çok fazla istek gönderildi. ${minutes(facts)} dakika içinde yeniden deneyin.`,
  'company.unknown': 'Bu şirkete erişilemiyor.',
  'company.slug_taken': 'Bu kısa ad başka bir şirkette kullanılıyor.',
  'company.slug_invalid': 'Kısa ad yalnız küçük harf, rakam ve tire içerebilir.',
  'company.type_differs': (facts) => `${facts['slug']} başka türde bir şirket olarak kayıtlı.`,
  'company.logo_not_allowed': 'Logo adresi bu sitede ya da izin verilen bir sunucuda olmalıdır.',
  'department.missing': 'Departman bulunamadı.',
  'department.not_open': 'Seçilen departman bu şirkette etkin değil.',
  'department.name_taken': 'Bu adda bir departman zaten var.',
  'employee.phone_taken': phoneTaken,
  'employee.missing': 'Çalışan bulunamadı.',
  'employee.above_you': 'Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
  'employee.own_role': reasons.ownRole,
  'employee.own_activity': reasons.ownActivity,
  'employee.own_password': 'Kendi parolanızı kullanıcı menüsündeki parola formundan değiştirin.',
  'employee.last_owner': 'Şirketin en az bir etkin sahibi olmalıdır.',
  'role.above_you': 'Kendi düzeyinizin üstünde bir rol veremezsiniz.',
  'administrator.username_taken': 'Bu kullanıcı adı zaten kullanılıyor.',
  'application.already_pending': 'Bu telefon numarasıyla bekleyen bir başvurunuz zaten var.',
  'application.already_member': phoneTaken,
  'application.missing': 'Başvuru bulunamadı.',
  'application.decided': 'Bu başvuru daha önce sonuçlandırıldı. Sayfayı yenileyin.',
  'application.member_exists':
    'Başvuranın telefonu bu şirkette zaten kayıtlı. Başvuruyu reddedip kayıtlı kullanıcının rolünü değiştirebilirsiniz.',
  'log.range_invalid': `${reasons.range}.`,
  'log.too_long': (facts) =>
    `En çok ${Number(facts['rows']).toLocaleString('tr-TR')} kayıt dışa aktarılabilir. Tarih aralığını daraltın.`,
  'shift.missing': 'Vardiya bulunamadı.',
  'shift.zero_length': 'Vardiyanın başlangıcı ile bitişi aynı olamaz.',
  'shift.unknown_timezone': 'Saat dilimi tanınmıyor.',
  'partnership.already_active': 'Bu iki şirket arasında etkin bir ortaklık zaten var.',
  'partnership.wrong_companies': 'Ortaklık bir catering ile bir firma ya da tedarikçi arasında kurulur.',
  'menu_day.past': 'Geçmiş bir günün menüsü değiştirilemez.',
  'menu_day.too_far': (facts) => `Menü en çok ${facts['days']} gün sonrası için girilebilir.`,
  'menu_day.not_a_work_day': 'Bu tarih vardiyanın çalışma günü değil.',
  'menu_day.range_invalid': `${reasons.range}.`,
  'menu_day.range_too_long': (facts) => `Tarih aralığı en çok ${facts['days']} gün olabilir.`,
  'menu_day.options_differ': 'Her seçeneğin bir yemeği, her yemeğin bir seçeneği olmalıdır.',
  'menu_day.option_repeated': 'Aynı seçenek iki kez kullanılamaz.',
  'menu_day.date_repeated': 'Aynı tarih listede iki kez var.',
  'menu_day.option_chosen': (facts) => `Kaldırılmak istenen seçeneği ${facts['people']} kişi seçti.`,
  'menu_day.chosen': (facts) => `Bu günün menüsünden ${facts['people']} kişi seçim yaptı; yayından kaldırılamaz.`,
  'menu_day.published_by_another': 'Bu vardiya ve tarih için başka bir catering menü yayınladı.',
  'menu_day.changed_meanwhile': 'Menü bu arada başka biri tarafından değiştirildi. Sayfayı yenileyip yeniden deneyin.',
  'menu_day.image_not_allowed': 'Resim adresi izin verilen bir sunucuda olmalıdır.',
  'choice.no_menu': 'Bu gün için yayınlanmış bir menü yok.',
  'choice.closed_today': reasons.choosingToday,
  'choice.closed': 'Bu gün seçime kapalı.',
  'choice.unknown_option': 'Seçilen yemek bu günün menüsünde yok.',
  'choice.catering_differs': 'Bu günün menüsü değişti. Sayfayı yenileyip yeniden seçin.',
  'choice.missing': 'Bu vardiya ve tarih için bir seçiminiz yok.',
  'rating.too_early': 'Yemek, gününden önce puanlanamaz.',
  'rating.already_given': 'Bu yemeğe daha önce puan verdiniz.',
  'feedback.blank': 'Başlık ve mesaj boş olamaz.',
  'feedback.missing': 'İstek bulunamadı.',
  'notification.missing': 'Bildirim bulunamadı.',
  'spreadsheet.not_a_workbook': 'Bu dosya bir Excel (.xlsx ya da .xls) çalışma kitabı değil.',
  'spreadsheet.locked_or_old':
    'Bu dosya okunamadı: parola korumalı, bozuk ya da çok eski biçimli olabilir. Dosyayı .xlsx olarak kaydedip yeniden deneyin.',
  'spreadsheet.too_large': (facts) => fileTooLarge(Number(facts['megabytes'])),
  'spreadsheet.too_many_rows': (facts) =>
    `Listede en çok ${Number(facts['rows']).toLocaleString('tr-TR')} satır olabilir.`,
  'spreadsheet.unsafe': 'Dosyanın içeriği güvenli değil; listeyi yeni bir Excel dosyasına kopyalayıp yeniden deneyin.',
  'spreadsheet.broken': 'Dosya bozuk, okunamadı.',
  'spreadsheet.too_heavy':
    'Dosya okunamayacak kadar karmaşık; listeyi yeni bir Excel dosyasına kopyalayıp yeniden deneyin.',
  'spreadsheet.busy': 'Şu anda başka listeler yükleniyor. Birkaç saniye sonra yeniden deneyin.',
  'spreadsheet.headings_missing': `Başlık satırı bulunamadı; listede "${sheetHeadings.fullName}" ve "${sheetHeadings.phone}" başlıkları olmalıdır.`,
  'spreadsheet.empty': 'Listede hiç çalışan yok.',
  'idempotency.reused': 'Bu işlem anahtarı başka bir istek için kullanılmış.',
}

export const sentenceOf = (code: RefusalCode, facts: Facts): string => {
  const sentence = sentences[code]
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
