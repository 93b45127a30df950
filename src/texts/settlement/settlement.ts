import type * as module from '../../core/settlement/index.ts'
import { dated } from '../kernel/dates.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'
import { periodText, signed } from './labels.ts'

export const refusals = {
  'statement.missing': 'Mutabakat bulunamadı.',
  'statement.running': ({ date }) => `Dönem ${dated(date)} günü bitiyor; bir gün sonra onaylanabilir.`,
  'statement.lists_open': ({ days }) =>
    `${days} günün listesi henüz kesinleşmedi ya da hesaba katılmadı; birkaç dakika sonra yeniden deneyin.`,
  'statement.corrections_open': ({ corrections }) =>
    `Yanıtlanmamış ${corrections} düzeltme var; hepsi yanıtlanınca onaylanabilir.`,
  'statement.changed': 'Mutabakat siz bakarken değişti. Yeni sayılara bakıp yeniden onaylayın.',
  'statement.approved': 'Bu mutabakatı şirketiniz zaten onayladı.',
  'correction.missing': 'Düzeltme bulunamadı.',
  'correction.outside': 'Gün bu dönemin içinde değil.',
  'correction.too_early': 'Henüz gelmemiş bir gün düzeltilemez.',
  'correction.empty': 'Kaç porsiyon fazla ya da eksik olduğunu yazın; sıfır olamaz.',
  'correction.reason_short': ({ min }) => `Gerekçeyi yazın; en az ${min} harf.`,
  'correction.below_zero': ({ portions }) =>
    portions === 0
      ? 'O gün ve vardiyada porsiyon yok; düşülecek bir şey yok.'
      : `O gün ve vardiyada ${portions} porsiyon var; daha fazlası düşülemez.`,
  'correction.too_many': ({ max }) => `Bir döneme en fazla ${max} düzeltme yazılabilir.`,
  'correction.answered': 'Bu düzeltme az önce yanıtlandı ya da geri alındı.',
  'correction.own': 'Kendi önerdiğiniz düzeltmeyi karşı taraf yanıtlar; siz geri alabilirsiniz.',
  'correction.not_own': 'Yalnızca öneren taraf düzeltmeyi geri alabilir.',
} satisfies RefusalSentences<typeof module>

const corrected = ({ date, shift, portions }: { date: string; shift: string; portions: number }): string =>
  `${dated(date)} ${shift} ${signed(portions)} porsiyon`

export const events = {
  'correction.proposed': ({ meta }) =>
    meta.by_other
      ? `${meta.company} düzeltme önerdi: ${corrected(meta)} (${meta.reason})`
      : `${meta.company} için düzeltme önerildi: ${corrected(meta)} (${meta.reason})`,
  'correction.accepted': ({ meta }) =>
    meta.by_other
      ? `${meta.company} düzeltmeyi kabul etti: ${corrected(meta)}`
      : `${meta.company} düzeltmesi kabul edildi: ${corrected(meta)}`,
  'correction.refused': ({ meta }) =>
    meta.by_other
      ? `${meta.company} düzeltmeyi reddetti: ${corrected(meta)} (${meta.reason})`
      : `${meta.company} düzeltmesi reddedildi: ${corrected(meta)} (${meta.reason})`,
  'correction.withdrawn': ({ meta }) =>
    meta.by_other
      ? `${meta.company} önerdiği düzeltmeyi geri aldı: ${corrected(meta)}`
      : `${meta.company} için önerilen düzeltme geri alındı: ${corrected(meta)}`,
  'statement.approved': ({ meta }) =>
    meta.by_other
      ? `${meta.company} ${periodText(meta)} mutabakatını onayladı`
      : `${meta.company} ile ${periodText(meta)} mutabakatı onaylandı`,
  'statement.agreed': ({ meta }) => `${meta.company} ile ${periodText(meta)} için mutabık kalındı`,
} satisfies LogSentences<typeof module>
