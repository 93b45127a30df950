import type * as module from '../../core/audit/index.ts'
import { reasons } from '../kernel/reasons.ts'
import { type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'log.range_invalid': `${reasons.range}.`,
  'log.too_long': (facts) =>
    `En fazla ${facts.rows.toLocaleString('tr-TR')} kayıt dışa aktarılabilir. Tarih aralığını daraltın.`,
} satisfies RefusalSentences<typeof module>
