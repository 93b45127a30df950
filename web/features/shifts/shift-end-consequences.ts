import type { PreviewShiftEndApiResponse } from '../../api/generated.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

/** What people lose with a shift, or with some of its days; unspecific until the figures have loaded. */
export const consequencesOf = (end: PreviewShiftEndApiResponse | undefined): string => {
  if (end === undefined) return 'Yarın ve sonrası için yapılmış seçimler iptal olur ve seçenlere bildirilir.'
  if (end.choices === 0) return 'İptal olacak seçim yok.'
  return `${formatNumber(end.people)} kişinin ${formatNumber(end.choices)} seçimi iptal olur ve kendilerine bildirilir.`
}
