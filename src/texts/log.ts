import type * as core from '../core/index.ts'
import * as access from './access.ts'
import * as companies from './companies.ts'
import * as mail from './mail.ts'
import * as menus from './menus.ts'
import * as partnerships from './partnerships.ts'
import * as onboarding from './onboarding.ts'
import * as shifts from './shifts.ts'
import * as store from './store.ts'
import * as workforce from './workforce.ts'
import type { LogSentences, Told } from './sentences.ts'

const sentences = {
  ...access.events,
  ...companies.events,
  ...mail.events,
  ...menus.events,
  ...onboarding.events,
  ...partnerships.events,
  ...shifts.events,
  ...store.events,
  ...workforce.events,
} satisfies LogSentences<typeof core>

export type EventName = keyof typeof sentences

/** Shown in place of somebody whose data was erased. */
const erased = 'Silinmiş kişi'

export const logSentence = (
  event: EventName,
  { person, ...told }: Omit<Told, 'person'> & { person: string | null },
): string => sentences[event]({ person: person ?? erased, ...told })

/** Null for what was done at the command line. */
export const actorName = (
  kind: 'member' | 'key' | 'partner' | 'admin' | 'operator',
  name: string | null,
): string | null => {
  if (kind === 'operator') return null
  if (kind === 'key') return `Yazılım anahtarı: ${name ?? ''}`
  return kind === 'admin' ? `Platform yöneticisi ${name ?? ''}`.trim() : (name ?? erased)
}
