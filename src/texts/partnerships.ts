import type * as module from '../core/partnerships/index.ts'
import { type RefusalSentences } from './sentences.ts'

export const refusals = {
  'partnership.already_active': 'Bu iki şirket arasında aktif bir ortaklık zaten var.',
  'partnership.wrong_companies': 'Ortaklık bir catering ile bir firma ya da tedarikçi arasında kurulur.',
} satisfies RefusalSentences<typeof module>
