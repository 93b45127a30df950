import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** What importing a list would do, once everything it names exists. */
export const countsText = ({
  imported_count,
  already_registered,
  failed_count,
}: Pick<ImportEmployeesApiResponse, 'imported_count' | 'already_registered' | 'failed_count'>): string =>
  [
    `${formatNumber(imported_count)} kişi eklenecek`,
    ...(already_registered > 0 ? [`${formatNumber(already_registered)} kişi zaten kayıtlı`] : []),
    ...(failed_count > 0 ? [`${formatNumber(failed_count)} satır hatalı`] : []),
  ].join(', ')
