import type * as module from '../../core/images/index.ts'
import { imageLimits } from '../../core/images/rules.ts'
import { reasons } from '../kernel/reasons.ts'
import type { RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'image.type_unknown': reasons.imageType,
  'image.animated': 'Hareketli resim yüklenemez; tek kareli bir resim seçin.',
  'image.too_many_pixels': `Resim en fazla ${imageLimits.megapixels} megapiksel olabilir; küçültüp yeniden deneyin.`,
  'image.unreadable': 'Resim okunamadı; dosya bozuk ya da eksik olabilir. Başka bir resim seçin.',
  'image.no_room': 'Şirketinizin resimleri için ayrılan yer dolu. Yöneticinize başvurun.',
  'image.busy': 'Şu anda başka resimler yükleniyor. Birkaç saniye sonra yeniden deneyin.',
  'image.missing': 'Resim bulunamadı.',
  'image.removed': 'Yüklediğiniz resim kaydedilmeden uzun süre beklediği için silinmiş; yeniden yükleyin.',
} satisfies RefusalSentences<typeof module>
