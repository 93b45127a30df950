import type * as core from '../../core/index.ts'
import * as access from '../access/access.ts'
import * as buying from '../buying/buying.ts'
import { quantityText } from '../kernel/amounts.ts'
import * as calendar from '../calendar/calendar.ts'
import * as companies from '../companies/companies.ts'
import * as contributions from '../contributions/contributions.ts'
import * as feedback from '../feedback/feedback.ts'
import * as guests from '../guests/guests.ts'
import * as kitchen from '../kitchen/kitchen.ts'
import * as mail from '../mail/mail.ts'
import * as menus from '../menus/menus.ts'
import * as partnerships from '../partnerships/partnerships.ts'
import * as onboarding from '../onboarding/onboarding.ts'
import { erasedPerson } from '../privacy/erased-person.ts'
import * as privacy from '../privacy/privacy.ts'
import * as recipes from '../recipes/recipes.ts'
import * as settlement from '../settlement/settlement.ts'
import * as shifts from '../shifts/shifts.ts'
import * as store from '../store/store.ts'
import * as workforce from '../workforce/workforce.ts'
import type { LogSentences, Told } from '../kernel/sentences.ts'

const sentences = {
  ...access.events,
  ...buying.events,
  ...companies.events,
  ...contributions.events,
  ...feedback.events,
  ...guests.events,
  ...kitchen.events,
  ...mail.events,
  ...menus.events,
  ...onboarding.events,
  ...partnerships.events,
  ...privacy.events,
  ...recipes.events,
  ...settlement.events,
  ...calendar.events,
  ...shifts.events,
  ...store.events,
  ...workforce.events,
} satisfies LogSentences<typeof core>

export type EventName = keyof typeof sentences

/**
 * Events so frequent that they would bury everything else. Events that already cover many people, are rare, or were
 * agreed with others stay separate and keep their names.
 */
const folded: Partial<Record<EventName, (count: string) => string>> = {
  'mail.sent': (count) => `${count} mesaj gönderildi`,
  'user.registered': (count) => `${count} kişi kayıt oldu`,
  'user.added': (count) => `${count} kişi eklendi`,
  'user.updated': (count) => `${count} kişinin bilgileri güncellendi`,
  'user.activated': (count) => `${count} kişi aktifleştirildi`,
  'user.deactivated': (count) => `${count} kişi pasifleştirildi`,
  'user.role_assigned': (count) => `${count} kişinin rolü değiştirildi`,
  'user.password_reset': (count) => `${count} kişiye yeni tek kullanımlık şifre verildi`,
  'application.approved': (count) => `${count} başvuru onaylandı`,
  'application.rejected': (count) => `${count} başvuru reddedildi`,
  'department.created': (count) => `${count} departman eklendi`,
  'department.updated': (count) => `${count} departmanın adı değiştirildi`,
  'department.activated': (count) => `${count} departman aktifleştirildi`,
  'department.deactivated': (count) => `${count} departman pasifleştirildi`,
  'dish.updated': (count) => `${count} yemek güncellendi`,
  'ingredient.added': (count) => `${count} malzeme eklendi`,
  'recipe.saved': (count) => `${count} reçete kaydedildi`,
  'product.added': (count) => `${count} ürün eklendi`,
  'product.updated': (count) => `${count} ürün güncellendi`,
  'product.deleted': (count) => `${count} ürün silindi`,
  'order.placed': (count) => `${count} sipariş verildi`,
  'order.status_changed': (count) => `${count} siparişin durumu değişti`,
}

/** Shown together, per day. */
export const foldedEvents = Object.keys(folded) as EventName[]

/** Undefined for events that are shown one by one. */
export const foldedSentence = (event: EventName, count: number): string | undefined =>
  folded[event]?.(quantityText(count))

export const logSentence = (
  event: EventName,
  { person, ...told }: Omit<Told, 'person'> & { person: string | null },
): string => {
  // The entry names its own event, and may be older than the facts that the event declares today.
  const sentence = sentences[event] as (told: Told) => string
  return sentence({ person: person ?? erasedPerson, ...told })
}

/** Null for actions at the command line. */
export const actorName = (
  kind: 'member' | 'key' | 'partner' | 'admin' | 'operator',
  name: string | null,
): string | null => {
  if (kind === 'operator') return null
  if (kind === 'key') return `Yazılım anahtarı: ${name ?? ''}`
  return kind === 'admin' ? `Platform yöneticisi ${name ?? ''}`.trim() : (name ?? erasedPerson)
}
