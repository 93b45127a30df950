import { roleLabels } from '../access/labels.ts'
import { emailKindLabels } from '../emails/labels.ts'
import { requestStatusLabels, urgencyLabels } from '../feedback/labels.ts'
import { weekdays } from '../kernel/weekdays.ts'
import { applicationStatusLabels } from '../onboarding/labels.ts'
import { orderStatusLabels } from '../store/labels.ts'
import { privacyRequestLabels, privacyStateLabels } from './labels.ts'

/** How a value is shown; a table of words is for codes. */
export type Format = 'date' | 'instant' | 'month' | 'yesNo' | Readonly<Record<string | number, string>>
type Field = string | readonly [label: string, format: Format]

interface Part {
  title: string
  /** What is not in it, or who else has it. */
  note?: string
  /** By the name in the JSON file, in the order shown. */
  fields: Readonly<Record<string, Field>>
}

const weekdayNames = Object.fromEntries(weekdays.map(({ number, long }) => [number, long]))
const messageFolders = { inbox: 'Gelen', sent: 'Gönderilen', archived: 'Arşiv' }
const emailStates = { waiting: 'Bekliyor', sent: 'Gönderildi', failed: 'Gönderilemedi', dropped: 'Vazgeçildi' }
const choiceSources = { own: 'Kendiniz seçtiniz', standing: 'Her zamanki' }

const recordKinds = {
  offer: 'Teklif gönderildi',
  price_request: 'Fiyat soruldu',
  termination: 'Fesih istendi',
  statement: 'Hakediş onaylandı',
  correction: 'Düzeltme önerildi',
  answered_correction: 'Düzeltme yanıtlandı',
  order: 'Sipariş işlemi',
  stock: 'Stok değiştirildi',
  recipe: 'Reçete değiştirildi',
  shelf_count: 'Sayım yazıldı',
  own_number: 'Pişirilecek sayı yazıldı',
  delivery: 'Teslim alındı işaretlendi',
  key: 'Yazılım anahtarı oluşturuldu',
}

/** Everything that the product keeps about a person, without secrets (rule D1). */
export const ownDataParts = {
  account: {
    title: 'Hesap',
    note: 'Şifrenin kendisi tutulmaz; geri çevrilemeyen özeti bu dosyada yoktur.',
    fields: {
      id: 'Kimlik',
      full_name: 'Ad soyad',
      phone: 'Telefon',
      email: 'E-posta',
      replaced_email: 'Önceki e-posta',
      email_confirmed_at: ['E-posta onayı', 'instant'],
      email_unreachable_at: ['E-posta geri döndü', 'instant'],
      email_by_key: ['E-postayı bir yazılım girdi', 'yesNo'],
      company: 'Şirket',
      department: 'Departman',
      role: ['Rol', roleLabels],
      role_on_leaving: ['Ayrılırken rolü', roleLabels],
      is_active: ['Hesap açık', 'yesNo'],
      created_at: ['Kayıt tarihi', 'instant'],
      left_at: ['Ayrılışın fark edilmesi', 'instant'],
      password_expires_at: ['Tek kullanımlık şifrenin sonu', 'instant'],
      has_slip_code: ['Giriş kâğıdında kod var', 'yesNo'],
      reset_requested_at: ['Yeni şifre istendi', 'instant'],
      second_factor_since: ['İki adımlı giriş', 'instant'],
      recovery_codes: 'Kalan kurtarma kodu',
      menu_updates_enabled: ['Menü bildirimleri', 'yesNo'],
      choice_reminders_enabled: ['Seçim hatırlatmaları', 'yesNo'],
      privacy_version: 'Okunan aydınlatma metni',
      privacy_accepted_at: ['Aydınlatma metni okundu', 'instant'],
    },
  },
  registrations: {
    title: 'Başvurular ve kayıtlar',
    fields: {
      created_at: ['Tarih', 'instant'],
      name: 'Ad soyad',
      phone: 'Telefon',
      email: 'E-posta',
      notes: 'Not',
      status: ['Durum', applicationStatusLabels],
      updated_at: ['Son değişiklik', 'instant'],
      privacy_version: 'Okunan aydınlatma metni',
    },
  },
  usual_shifts: {
    title: 'Vardiyalar',
    fields: { shift: 'Vardiya', monday: ['İlk hafta', 'date'], every_weeks: 'Kaç haftada bir' },
  },
  standing_choices: {
    title: 'Her zamanki',
    fields: { weekday: ['Gün', weekdayNames], shift: 'Vardiya', label: 'Seçenek', is_skip: ['Yemeyeceğim', 'yesNo'] },
  },
  standing_exceptions: {
    title: '“Her zamanki” seçiminizin uygulanmadığı günler',
    fields: { date: ['Tarih', 'date'], shift: 'Vardiya' },
  },
  choices: {
    title: 'Yemek seçimleri ve puanlar',
    note: 'Catering hangi seçimi kimin yaptığını görmez.',
    fields: {
      date: ['Tarih', 'date'],
      shift: 'Vardiya',
      catering: 'Catering',
      department: 'Departman',
      is_skip: ['Yemeyeceğim', 'yesNo'],
      option: 'Seçenek',
      meal: 'Yemek',
      replaced_meal: 'Yerine geldiği yemek',
      common_courses: 'Ortak yemekler',
      source: ['Nasıl', choiceSources],
      created_at: ['Seçildi', 'instant'],
      updated_at: ['Son değişiklik', 'instant'],
      stars: 'Puan',
      rated_at: ['Puan verildi', 'instant'],
    },
  },
  absences: { title: 'Olmadığınız günler', fields: { date: ['Tarih', 'date'] } },
  objections: {
    title: 'Ayın sayısına itirazlar',
    fields: { month: ['Ay', 'month'], created_at: ['Yazıldı', 'instant'] },
  },
  requests: {
    title: 'İstek ve öneriler',
    note: 'Catering kimin yazdığını görmez. İzin verdiğiniz metinleri catering, puanı ve ayıyla başka firmalara gösterebilir.',
    fields: {
      created_at: ['Tarih', 'instant'],
      title: 'Başlık',
      message: 'Metin',
      tags: 'Etiketler',
      urgency: ['Aciliyet', urgencyLabels],
      status: ['Durum', requestStatusLabels],
      reply: 'Yanıt',
      replied_at: ['Yanıtlandı', 'instant'],
      updated_at: ['Son değişiklik', 'instant'],
      rated_on: ['Puanlanan öğün', 'date'],
      allowed_at: ['Başka firmalara izin verdiniz', 'instant'],
      stars: 'İzin verilen puan',
      month: ['İzin verilen ay', 'month'],
      shown_at: ['Catering göstermeye başladı', 'instant'],
    },
  },
  messages: {
    title: 'Mesajlar',
    note: 'Başkalarının yazdığı metinler ve kimlerle yazıştığınız bu dosyada yoktur; Posta sayfasında görülür.',
    fields: {
      created_at: ['Tarih', 'instant'],
      folder: ['Klasör', messageFolders],
      subject: 'Konu',
      labels: 'Etiketler',
      own_text: 'Yazdığınız metin',
      read_at: ['Okundu', 'instant'],
      deleted_at: ['Sildiniz', 'instant'],
    },
  },
  files: {
    title: 'Yüklediğiniz dosyalar',
    fields: { created_at: ['Tarih', 'instant'], name: 'Dosya', type: 'Tür', size: 'Bayt' },
  },
  notifications: {
    title: 'Bildirimler',
    fields: {
      created_at: ['Tarih', 'instant'],
      title: 'Başlık',
      body: 'Metin',
      read_at: ['Okundu', 'instant'],
    },
  },
  email_switches: {
    title: 'E-posta ayarları',
    fields: { kind: ['Konu', emailKindLabels], is_on: ['Açık', 'yesNo'] },
  },
  emails: {
    title: 'Gönderilen ve bekleyen e-postalar',
    note: 'Gönderilen e-postanın adresi ve metni saklanmaz. Bağlantıların gizli parçası bu dosyada yoktur.',
    fields: {
      created_at: ['Tarih', 'instant'],
      kind: ['Konu', emailKindLabels],
      state: ['Durum', emailStates],
      address: 'Adres',
      title: 'Başlık',
      body: 'Metin',
      done_at: ['Sonuçlandı', 'instant'],
    },
  },
  email_links: {
    title: 'E-postadaki bağlantılar',
    fields: {
      created_at: ['Tarih', 'instant'],
      purpose: ['Ne için', { confirm: 'Adres onayı', reset: 'Yeni şifre' }],
      address: 'Adres',
      expires_at: ['Son kullanım', 'instant'],
      used_at: ['Kullanıldı', 'instant'],
    },
  },
  privacy_requests: {
    title: 'Verilerinizle ilgili talepleriniz',
    fields: {
      asked_on: ['Tarih', 'date'],
      kind: ['Talep', privacyRequestLabels],
      note: 'Not',
      due_on: ['Yanıtın son günü', 'date'],
      state: ['Durum', privacyStateLabels],
      answer: 'Yanıt',
      decided_at: ['Sonuçlandı', 'instant'],
    },
  },
  sessions: {
    title: 'Açık oturumlar ve cihaz bildirimleri',
    fields: {
      created_at: ['Giriş', 'instant'],
      expires_at: ['En geç sonu', 'instant'],
      push_since: ['Cihaz bildirimi açıldı', 'instant'],
      push_service: 'Bildirim hizmeti',
    },
  },
  passkeys: {
    title: 'Geçiş anahtarları',
    fields: { name: 'Ad', created_at: ['Eklendi', 'instant'], last_used_at: ['Son kullanım', 'instant'] },
  },
  records: {
    title: 'Adınızla kayıtlı işler',
    fields: {
      at: ['Tarih', 'instant'],
      kind: ['İş', recordKinds],
      number: 'Sipariş numarası',
      status: ['Durum', orderStatusLabels],
    },
  },
  log: {
    title: 'Hesabınızla ilgili işlem kayıtları',
    fields: { created_at: ['Tarih', 'instant'], type: 'Tür', description: 'İşlem' },
  },
  acts: {
    title: 'İşlem kayıtlarına geçen kendi işlemleriniz',
    fields: { created_at: ['Tarih', 'instant'], type: 'Tür' },
  },
} as const satisfies Record<string, Part>

export type OwnDataPart = keyof typeof ownDataParts
export const ownDataPartNames = Object.keys(ownDataParts) as OwnDataPart[]

/** A part with the rows of a person; they come in batches. */
export type OwnRow = Readonly<Record<string, unknown>>
export interface OwnRows {
  part: OwnDataPart
  batches: AsyncIterable<readonly OwnRow[]>
}
/** Whose data it is, and when it was read. */
export interface OwnDataHead {
  company: string
  person: string
  madeAt: Date
}

export const partOf = (part: OwnDataPart): Part => ownDataParts[part]

export const fileNameOf = (format: 'json' | 'html'): string => `verilerim.${format}`
