import type { PreviewImportApiResponse } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** What importing a list would do, once everything it names exists. */
export const countsText = ({
  importable_count,
  already_registered,
  failed_count,
}: Pick<PreviewImportApiResponse, 'importable_count' | 'already_registered' | 'failed_count'>): string =>
  [
    `${formatNumber(importable_count)} kişi eklenecek`,
    ...(already_registered > 0 ? [`${formatNumber(already_registered)} kişi zaten kayıtlı`] : []),
    ...(failed_count > 0 ? [`${formatNumber(failed_count)} satır hatalı`] : []),
  ].join(', ')
