import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { SheetButton } from '../sheet-button.tsx'

/** Downloads the rows that were left out, to be corrected and imported again. */
export const FailedSheetButton = ({ failed }: { failed: ImportEmployeesApiResponse['errors'] }) => (
  <SheetButton
    text={`${formatNumber(failed.length)} satırı indir`}
    failure="Dosya hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin."
    make={async () => (await import('./failed-sheet.ts')).failedSheet(failed)}
  />
)
