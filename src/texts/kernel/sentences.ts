import type { Fact, LogEvent } from '../../core/audit/index.ts'
import type { CodeOf, Facts } from '../../core/shared/index.ts'
import { quantityText } from './amounts.ts'

type Sentence = string | ((facts: Facts) => string)

/** A sentence for each refusal that a module of the core declares, and for no other. */
export type RefusalSentences<Module> = Readonly<
  Record<{ [Name in keyof Module]: CodeOf<Module[Name]> }[keyof Module], Sentence>
>

/** The parts of a sentence of the log. */
export interface Told {
  /** Current name of the person it is about. */
  person: string
  meta: Readonly<Record<string, Fact>>
  /** Names of the fields that changed. */
  changed: readonly string[]
}

type EventOf<Value> = Value extends LogEvent<infer Name> ? Name : never

/** A sentence for each event that a module of the core declares, and for no other. */
export type LogSentences<Module> = Readonly<
  Record<{ [Name in keyof Module]: EventOf<Module[Name]> }[keyof Module], (told: Told) => string>
>

export const minutes = (facts: Facts): number => Math.max(1, Math.ceil(Number(facts['seconds']) / 60))

const fieldNames: Record<string, string> = {
  full_name: 'ad soyad',
  email: 'e-posta',
  department_id: 'departman',
  shifts: 'vardiya',
  name: 'ad',
  description: 'açıklama',
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
  is_hidden: 'önerilerde gizli',
  allergens_required: 'beyan zorunluluğu',
  reminder_hours: 'seçim hatırlatması',
  slip_codes: 'karekodla ilk giriş',
  category: 'kategori',
  unit_price: 'birim fiyat',
  unit_type: 'birim',
  minimum_order_quantity: 'en az sipariş',
  image_url: 'resim',
  stock: 'stok',
}
/** In the order of `fieldNames`: JSONB does not keep one. */
export const listOf = (names: readonly string[]): string =>
  Object.keys(fieldNames)
    .filter((name) => names.includes(name))
    .map((name) => fieldNames[name])
    .join(', ')

export const cancelled = (meta: Told['meta']): string =>
  Number(meta['cancelled_choices'] ?? 0) > 0
    ? `, ileri tarihli ${quantityText(Number(meta['cancelled_choices']))} seçim iptal edildi`
    : ''
