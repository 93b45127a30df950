import type * as module from '../../core/menus/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated, onDate } from '../kernel/dates.ts'
import { closedToday, reasons } from '../kernel/reasons.ts'
import { listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'menu_day.past': 'Geçmiş bir günün menüsü değiştirilemez.',
  'menu_day.too_far': (facts) => `Menü en fazla ${facts.days} gün sonrası için girilebilir.`,
  'menu_day.closed': 'Firma ya da catering bu gün kapalı; menü taslak olarak yazılabilir, yayınlanamaz.',
  'menu_day.not_a_work_day': 'Bu tarih vardiyanın çalışma günü değil.',
  'menu_day.range_invalid': `${reasons.range}.`,
  'menu_day.range_beyond_calendar': 'Tarihler 1900 ile 2999 yılları arasında olmalıdır.',
  'menu_day.range_too_long': (facts) => `Tarih aralığı en fazla ${facts.days} gün olabilir.`,
  'menu_day.options_differ': 'Her seçeneğin bir yemeği, her yemeğin bir seçeneği olmalıdır.',
  'menu_day.course_repeated': 'Bir ortak yemek iki kez yazılamaz.',
  'menu_day.option_repeated': 'Aynı seçenek iki kez kullanılamaz.',
  'menu_day.key_reserved': 'Bu anahtar “Yemeyeceğim” için ayrılmıştır; seçeneğe başka bir anahtar verin.',
  'menu_day.date_repeated': 'Aynı tarih listede iki kez var.',
  'menu_day.option_chosen': (facts) =>
    `Kaldırmak istediğiniz seçeneği ${facts.people} kişi seçti. Seçenek kaldırılamaz, yemeği değiştirilebilir.`,
  'menu_day.dish_chosen': (facts) =>
    `${facts.people} kişi “${facts.dish}” seçti. Yeni ad bir düzeltme mi, yoksa başka bir yemek mi, belirtin.`,
  'menu_day.correction_too_late':
    'Seçim kapandıktan sonra yemek adı düzeltilemez; yerine başka bir yemek geldiğini belirtin.',
  'menu_day.chosen': (facts) => `Bu günün menüsünden ${facts.people} kişi seçim yaptı; yayından kaldırılamaz.`,
  'menu_day.published_by_another': (facts) =>
    `Bu vardiyanın ${dated(facts.date)} menüsünü başka bir catering yayınladı.`,
  'menu_day.changed_meanwhile': 'Menüyü bu arada başka biri değiştirdi. Sayfayı yenileyip yeniden deneyin.',
  'menu_day.image_not_allowed': 'Resim adresi izin verilen bir sunucuda olmalıdır.',
  'menu_day.partnership_ended': 'Bu firmayla ortaklığınız sona erdi; menü yazılamaz.',
  'menu_day.partnership_ends': (facts) =>
    `Bu firmayla ortaklığınız ${onDate(facts.date)} sona eriyor; o gün ve sonrası için menü yazılamaz.`,
  'menu_day.undeclared': (facts) =>
    `${facts.dishes} yemeğin alerjenleri beyan edilmemiş: ${facts.shown}${facts.rest ? ` ve ${facts.rest} yemek daha` : ''}. Beyan edilmeden yayınlanamaz.`,
  'dish.without_components': 'Bir yemeğin en az bir bileşeni olur.',
  'dish.missing': 'Yemek bulunamadı.',
  'menu_day.copy_onto_chosen': (facts) => `${facts.people} kişi seçti.`,
  'menu_day.copy_onto_published': 'Bu gün yayında.',
  'choice.no_menu': 'Bu gün için yayınlanmış bir menü yok.',
  'choice.closed_today': closedToday,
  'choice.closed': 'Bu gün seçime kapalı.',
  'choice.partnership_ended': 'Bu menüyü hazırlayan catering ile anlaşma sona erdi; seçim yapılamaz.',
  'choice.replaces_itself': 'Bir seçim, aynı vardiyadaki seçimin yerine geçirilemez.',
  'choice.absent': 'Bu gün yoksunuz; seçmek için önce yokluğunuzu kaldırın.',
  'choice.dish_changed': (facts) => `Bu seçeneğin yemeği az önce değişti: “${facts.dish}”. Yeniden seçin.`,
  'choice.unknown_option': 'Seçilen yemek bu günün menüsünde yok.',
  'choice.catering_differs': 'Bu günün menüsü değişti. Sayfayı yenileyip yeniden seçin.',
  'choice.missing': 'Bu vardiya ve tarih için bir seçiminiz yok.',
  'reminder.closed': 'Bu gün için seçim kapandı ya da yayında menü yok.',
  'reminder.sent': 'Bu gün için seçmeyenlere daha önce hatırlatıldı; ikinci kez hatırlatılamaz.',
  'reminder.nobody': 'Hatırlatılacak kimse yok: herkes seçti ya da seçmeyenler hatırlatmaları kapattı.',
  'rating.too_early': 'Yemek, vardiyası bitmeden puanlanamaz.',
  'rating.already_given': 'Bu yemeğe daha önce puan verdiniz.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'choices.reminded': ({ meta }) =>
    `${dated(meta.date)} için seçim yapmayan ${quantityText(meta.people)} kişiye hatırlatıldı`,
  'dish.updated': ({ meta, changed }) => `“${meta.name}” yemeği güncellendi (${listOf(changed)})`,
} satisfies LogSentences<typeof module>
