import type * as module from '../../core/notifications/index.ts'
import { contributionText } from '../contributions/labels.ts'
import { longDay, sinceDay } from '../kernel/long-dates.ts'
import { periodText } from '../settlement/labels.ts'
import { closingAt, untilTime } from '../shifts/cut-off.ts'
import { dayAndMonth, dayAndWeekday, rangeText } from '../kernel/dates.ts'
import { allOf } from '../kernel/lists.ts'
import { type RefusalSentences } from '../kernel/sentences.ts'
import { weekdays } from '../kernel/weekdays.ts'
import type {
  AbsenceNews,
  ActivityNews,
  ClosedDayNews,
  DraftNews,
  ContributionNews,
  EndNews,
  ShiftEndNews,
  SubstituteNews,
  CoursesNews,
  WelcomeNews,
} from '../../core/notifications/index.ts'
import type { LocalDate } from '../../core/shared/rules.ts'

export const refusals = {
  'notification.missing': 'Bildirim bulunamadı.',
  'admin_push.no_device': 'Yönetici bildirimlerinin açık olduğu bir cihaz yok.',
  'admin_push.test_failed':
    'Push servisi bildirimi kabul etmedi. Birazdan yeniden deneyin ya da bu cihazda kapatıp açın.',
  'push.device_unacceptable': 'Bu cihazın bildirim adresi kabul edilmedi; tarayıcınızın kendi bildirim servisi olmalı.',
  'announcement.empty': 'Duyurunun metnini yazın.',
  'announcement.period_invalid': ({ days }) =>
    `Bitiş, şu andan ve başlangıçtan sonra olmalı; bir duyuru en fazla ${days} gün gösterilir.`,
  'announcement.too_many': ({ max }) =>
    `Bu süre içinde ${max} duyuru zaten gösteriliyor. Birini geri çekin ya da başka bir zaman seçin.`,
  'announcement.missing': 'Böyle bir duyuru yok; süresi dolmuş ya da geri çekilmiş olabilir.',
} satisfies RefusalSentences<typeof module>

export const menuTexts = ({ cateringName, dates }: { cateringName: string; dates: readonly LocalDate[] }) => {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const days = first === last ? dayAndWeekday(first) : `${rangeText(first, last)}, ${dates.length} gün`
  return { title: 'Yeni menü yayınlandı', body: `${cateringName} · ${days}` }
}

export const mailTexts = ({ senderName, subject }: { senderName: string; subject: string }) => ({
  title: 'Yeni mesaj',
  body: `${senderName}: ${subject}`,
})

/** Mentions when choosing closes, if that is the same for all shifts. */
export const reminderTexts = (date: LocalDate, closings: readonly { at: Date; timezone: string }[]) => {
  const [closing, ...others] = closings
  const sentences = [`${dayAndWeekday(date)} için henüz seçim yapmadınız.`, 'Yemeyecekseniz bunu da belirtebilirsiniz.']
  if (closing !== undefined && others.length === 0) {
    const shown = closingAt(closing.at, closing.timezone)
    const day = shown.date === date ? 'aynı gün' : dayAndWeekday(shown.date)
    sentences.splice(1, 0, `Seçiminizi ${day} ${untilTime(shown.time)} yapabilirsiniz.`)
  }
  return { title: 'Yemeğinizi seçmeyi unutmayın', body: sentences.join(' ') }
}

/** Does not quote the reply: requests can be about health, and this appears on lock screens. */
export const replyTexts = {
  title: 'İsteğiniz yanıtlandı',
  body: 'Mutfak isteğinizi yanıtladı. Yanıtı “İstek/öneri” sayfasında okuyabilirsiniz.',
}

export const forgottenPasswordTexts = {
  title: 'Şifresini unutan var',
  body: 'Bir çalışan şifresini unuttuğunu bildirdi. Kim olduğunu Çalışanlar sayfasında görür, şifresini orada sıfırlarsınız.',
}

export const secondFactorResetTexts = {
  title: 'İki adımlı doğrulamanız kapatıldı',
  body: 'Doğrulamanız sistem yöneticisi tarafından sıfırlandı, oturumlarınız kapatıldı. Bunu siz istemediyseniz şifrenizi değiştirin ve yöneticinize haber verin.',
}

/** Names the partner if there is one, and counts them otherwise. */
export const draftTexts = ({ partnerNames, period }: Pick<DraftNews, 'partnerNames' | 'period'>) => {
  const [partner, ...others] = partnerNames
  const who = others.length === 0 ? `${partner} ile` : `${partner} ve ${others.length} şirketle`
  return {
    title: partnerNames.length === 1 ? 'Mutabakat taslağı hazır' : 'Mutabakat taslakları hazır',
    body: `${who} · ${periodText(period)}. İnceleyip onaylayın ya da düzeltme önerin.`,
  }
}

export const welcomeTexts = ({
  companyName,
  isOwner,
}: Pick<WelcomeNews, 'companyName' | 'isOwner'>): { title: string; body: string } =>
  isOwner
    ? { title: 'Şirketiniz açıldı', body: `“${companyName}” başvurunuz onaylandı. İlk adımlar Genel sayfasında.` }
    : { title: 'Başvurunuz onaylandı', body: `“${companyName}” başvurunuzu onayladı. Aramıza hoş geldiniz!` }

export const activityTexts = ({
  companyName,
  isActive,
  cancelledChoices,
}: Pick<ActivityNews, 'companyName' | 'isActive' | 'cancelledChoices'>): { title: string; body: string } => ({
  title: isActive ? 'Şirketiniz yeniden aktif' : 'Şirketiniz pasifleştirildi',
  body: isActive
    ? `“${companyName}” aktifleştirildi; çalışanları yeniden giriş yapabilir. Daha önce iptal edilen seçimler geri gelmez.`
    : [
        `“${companyName}” sistem yöneticisi tarafından pasifleştirildi; yeniden aktifleştirilene kadar çalışanları giriş yapamaz.`,
        ...(cancelledChoices > 0
          ? [`Yarın ve sonrası için yapılmış ${cancelledChoices} yemek seçimi iptal edildi.`]
          : []),
      ].join(' '),
})

export const substituteTexts = ({ shiftTitle, date, from, to }: SubstituteNews): { title: string; body: string } => ({
  title: 'Seçtiğiniz yemek değişti',
  body: `“${shiftTitle}”, ${dayAndWeekday(date)}: ${from} yerine ${to} hazırlanacak.`,
})

const instead = (gone: readonly string[], come: readonly string[]): string => {
  if (come.length === 0) return `${gone.join(', ')} menüden çıkarıldı.`
  if (gone.length === 0) return `menüye ${come.join(', ')} eklendi.`
  return `${gone.join(', ')} yerine ${come.join(', ')} hazırlanacak.`
}

export const coursesTexts = ({ shiftTitle, date, gone, come }: CoursesNews): { title: string; body: string } => ({
  title: 'Ortak yemek değişti',
  body: `“${shiftTitle}”, ${dayAndWeekday(date)}: ${instead(gone, come)}`,
})

const cancelledTitle = 'Yemek seçimleriniz iptal edildi'

export const endTexts = ({
  cateringName,
  from,
  isClosed,
}: Pick<EndNews, 'cateringName' | 'from' | 'isClosed'>): { title: string; body: string } => ({
  title: cancelledTitle,
  body: isClosed
    ? `${cateringName} şu anda hizmet veremiyor. Bu cateringden yarın ve sonrası için seçtiğiniz yemekler iptal edildi.`
    : from === null
      ? `Şirketinizin ${cateringName} ile anlaşması sona erdi. Bu cateringden yarın ve sonrası için seçtiğiniz yemekler iptal edildi.`
      : `Şirketinizin ${cateringName} ile anlaşması sona eriyor. Bu cateringden ${dayAndWeekday(from)} ve sonrası için seçtiğiniz yemekler iptal edildi.`,
})

/** cumartesi, cumartesi ve pazar */
const namedWeekdays = (days: readonly number[]): string =>
  new Intl.ListFormat('tr').format(
    weekdays.filter(({ number }) => days.includes(number)).map(({ long }) => long.toLocaleLowerCase('tr')),
  )

export const shiftEndTexts = ({
  shiftTitle,
  weekdays: days,
}: Pick<ShiftEndNews, 'shiftTitle' | 'weekdays'>): { title: string; body: string } => ({
  title: cancelledTitle,
  body:
    days === null
      ? `“${shiftTitle}” kaldırıldı. Bu vardiya için yaptığınız seçimler iptal edildi.`
      : `“${shiftTitle}” artık ${namedWeekdays(days)} günleri çalışmıyor. Bu günler için yaptığınız seçimler iptal edildi.`,
})

export const closedDayTexts = ({
  closedDay,
  dates,
}: Pick<ClosedDayNews, 'closedDay' | 'dates'>): { title: string; body: string } => {
  const isOne = dates.length === 1
  const days = isOne ? dates.map(dayAndWeekday)[0] : allOf(dates.map(dayAndMonth))
  const choices = isOne ? 'Bu gün için yaptığınız seçim' : 'Bu günler için yaptığınız seçimler'
  return { title: cancelledTitle, body: `${closedDay}: ${days} kapalı. ${choices} iptal edildi.` }
}

export const absenceTexts = ({
  first,
  last,
}: Pick<AbsenceNews, 'first' | 'last'>): { title: string; body: string } => ({
  title: 'Yok olarak işaretlendiniz',
  body: [
    `${first === last ? dayAndWeekday(first) : rangeText(first, last)} için adınıza yemek ayrılmayacak.`,
    'Gelecekseniz “Hesabım → Yokum” sayfasında kaldırın.',
  ].join(' '),
})

export const contributionTexts = (news: ContributionNews): { title: string; body: string } => ({
  title: 'Personel katkı payı',
  body:
    news.change === 'withdrawn'
      ? `${longDay(news.first)} için bildirilen değişiklikten vazgeçildi; personel katkı payı değişmiyor.`
      : [
          `${sinceDay(news.first)} itibaren ${contributionText(news)}.`,
          ...(news.change === 'replaced' ? ['Daha önce bildirilen değişiklik geçersizdir.'] : []),
          'Ayrıntılar “Hesabım → Ayın özeti” sayfasında.',
        ].join(' '),
})

/** Does not name people, because this appears on lock screens. */
export const newUsersTexts = (companyName: string, count: number): { title: string; body: string } =>
  count === 1
    ? { title: 'Yeni kullanıcı', body: `“${companyName}” şirketine yeni bir kullanıcı katıldı.` }
    : { title: 'Yeni kullanıcılar', body: `“${companyName}” şirketine ${count} yeni kullanıcı eklendi.` }

export const applicationNewsTexts = (
  companyName: string,
  mode: 'new' | 'existing',
): { title: string; body: string } => ({
  title: 'Yeni başvuru',
  body:
    mode === 'new'
      ? `“${companyName}” adıyla yeni bir şirket başvurusu geldi; kararınızı bekliyor.`
      : `“${companyName}” şirketine bir katılma başvurusu geldi; kararı şirket verir.`,
})

export const adminTrialTexts = { title: 'Test bildirimi', body: 'Bu cihaz yönetici bildirimlerini alıyor.' }
