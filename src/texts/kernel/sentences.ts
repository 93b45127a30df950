import type { Fact, FactTable, LogEvent } from '../../core/audit/index.ts'
import type { FactsOfKind, Refusing } from '../../core/shared/index.ts'
import { quantityText } from './amounts.ts'

type Sentence<Kind> = [FactsOfKind<Kind>] extends [never] ? string : string | ((facts: FactsOfKind<Kind>) => string)
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never
type KindsOf<Declared> = Declared extends Refusing<infer Kinds> ? Kinds : never
type KindsIn<Module> = All<KindsOf<Module[keyof Module]>>

/** A sentence for each refusal that a module of the core declares, and for no other; it receives the declared facts. */
export type RefusalSentences<Module> = {
  readonly [Code in keyof KindsIn<Module> & string]: Sentence<KindsIn<Module>[Code]>
}

/** What a log sentence is made of, under the names used in the contract. */
export interface Told<Meta = Readonly<Record<string, Fact>>, Changed extends string = string> {
  /** Current name of the person the entry is about. */
  person: string
  meta: Meta
  /** Names of the changed fields. */
  changed: readonly Changed[]
}

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''
type Snaked<Facts> = { readonly [Name in keyof Facts as Snake<Name & string>]: Facts[Name] }

type ToldBy<Event> =
  Event extends LogEvent<string, infer Facts extends FactTable, infer Field> ? Told<Snaked<Facts>, Snake<Field>> : never
type EventsOf<Module> = Extract<Module[keyof Module], LogEvent>

/**
 * A sentence for each event that a module of the core declares, and for no other; it receives what the event declares.
 */
export type LogSentences<Module> = {
  readonly [Event in EventsOf<Module> as Event['name']]: (told: ToldBy<Event>) => string
}

/** Both companies' logs have the entry, each worded from its own point of view. */
export const both =
  <Meta extends { readonly by_other?: boolean }>(own: (meta: Meta) => string, others: (meta: Meta) => string) =>
  ({ meta }: { meta: Meta }): string =>
    (meta.by_other ? others : own)(meta)

export const minutes = ({ seconds }: { seconds: number }): number => Math.max(1, Math.ceil(seconds / 60))

/** In minutes, and in hours from two hours on. */
export const waitText = (wait: { seconds: number }): string =>
  minutes(wait) < 120 ? `${minutes(wait)} dakika` : `${Math.ceil(minutes(wait) / 60)} saat`

const fieldNames = {
  full_name: 'ad soyad',
  email: 'e-posta',
  department_id: 'departman',
  shifts: 'vardiya',
  name: 'ad',
  description: 'açıklama',
  tax_number: 'vergi kimlik numarası',
  phone: 'telefon',
  street: 'sokak',
  district: 'ilçe',
  city: 'şehir',
  postal_code: 'posta kodu',
  logo_url: 'logo',
  title: 'ad',
  start_time: 'başlangıç',
  end_time: 'bitiş',
  days: 'günler',
  timezone: 'saat dilimi',
  cutoff_days: 'seçimin kapandığı gün',
  cutoff_time: 'seçimin kapandığı saat',
  tags: 'etiketler',
  allergens: 'alerjenler',
  contains_pork: 'domuz',
  contains_alcohol: 'alkol',
  kcal: 'kalori',
  portion_g: 'porsiyon',
  components: 'bileşenler',
  is_hidden: 'önerilerde gizli',
  base_unit: 'birim',
  links: 'bağlı ürünler',
  allergens_required: 'beyan zorunluluğu',
  reminder_hours: 'seçim hatırlatması',
  slip_codes: 'karekodla ilk giriş',
  contact_name: 'yetkili kişi',
  withholds_vat: 'KDV tevkifatı',
  registration_needs_approval: 'yeni üyelerin onay beklemesi',
  category: 'kategori',
  code: 'kod',
  unit_price: 'birim fiyat',
  vat_rate: 'KDV oranı',
  unit_type: 'birim',
  content_quantity: 'birim içeriği',
  content_unit: 'içeriğin birimi',
  minimum_order_quantity: 'en az sipariş',
  image_url: 'resim',
  stock: 'stok',
  delivery_days: 'teslimat günleri',
  order_cutoff_days: 'siparişin kapandığı gün',
  order_cutoff_time: 'siparişin kapandığı saat',
  minimum_amount: 'en az tutar',
  shows_menus: 'örnek menüler',
  daily_capacity: 'günlük kapasite',
}
/** In the order of `fieldNames`, since JSONB does not preserve one. */
export const listOf = (names: readonly (keyof typeof fieldNames)[]): string =>
  Object.entries(fieldNames)
    .filter(([name]) => names.some((one) => one === name))
    .map(([, label]) => label)
    .join(', ')

export const cancelled = ({
  cancelled_choices = 0,
  cancelled_guests = 0,
}: {
  cancelled_choices?: number
  cancelled_guests?: number
}): string => {
  const what = [
    ...(cancelled_choices > 0 ? [`${quantityText(cancelled_choices)} seçim`] : []),
    ...(cancelled_guests > 0 ? [`${quantityText(cancelled_guests)} misafir`] : []),
  ]
  return what.length > 0 ? `, ileri tarihli ${what.join(' ve ')} iptal edildi` : ''
}
