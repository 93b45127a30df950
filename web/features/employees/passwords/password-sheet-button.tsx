import type { Slip } from './slip.ts'
import { SheetButton } from '../sheet-button.tsx'

type Props = { slips: readonly Slip[]; onSaved: () => void }

export const PasswordSheetButton = ({ slips, onSaved }: Props) => (
  <SheetButton
    text="Şifreleri indir"
    failure="Şifre listesi hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin."
    make={async () => (await import('./password-sheet.ts')).passwordSheet(slips)}
    onSaved={onSaved}
  />
)
