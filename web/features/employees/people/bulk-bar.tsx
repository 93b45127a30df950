import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { SelectionBar } from '../../../ui/lists/selection/selection-bar.tsx'
import { useOpenShifts } from './use-open-shifts.ts'
import type { SelectEmployeesApiResponse } from '../../../api/generated-employees.ts'
import type { BulkAction } from './bulk-dialog.tsx'

const useStyles = makeStyles({ except: { fontWeight: 400 } })

/** Which people matching the filter could not be selected. */
const exceptions = ({ out_of_reach, total, users }: SelectEmployeesApiResponse): string =>
  [
    ...(out_of_reach > 0 ? [` · sizden üst düzeydeki ${formatNumber(out_of_reach)} kişi hariç`] : []),
    ...(total > users.length ? [` · uyan ${formatNumber(total)} kişinin ilkleri`] : []),
  ].join('')

type Props = {
  count: number
  /** Set if everybody matching the filter is selected. */
  whole?: SelectEmployeesApiResponse
  onAct: (action: BulkAction) => void
  /** Undefined for people who may not issue new passwords. */
  onPasswords: (() => void) | undefined
  /** Undefined for people who may not manage absences. */
  onAbsence: (() => void) | undefined
  onClear: () => void
  /** Ways to select more. */
  children: ReactNode
}

export const BulkBar = ({ count, whole, onAct, onPasswords, onAbsence, onClear, children }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const hasShifts = useOpenShifts().length > 1
  return (
    <SelectionBar
      label="Seçilen kişiler"
      count={
        <>
          {`${formatNumber(count)} kişi seçildi`}
          {whole && <span className={styles.except}>{exceptions(whole)}</span>}
        </>
      }
      more={whole === undefined && children}
      onClear={onClear}
    >
      <Button aria-label="Departman değiştir" onClick={() => onAct('move')}>
        Departman
      </Button>
      {hasShifts && (
        <Button aria-label="Vardiya değiştir" onClick={() => onAct('shifts')}>
          Vardiya
        </Button>
      )}
      {onAbsence && (
        <Button aria-label="Yok olarak işaretle" onClick={onAbsence}>
          Yok
        </Button>
      )}
      {onPasswords && <Button onClick={onPasswords}>Yeni şifre</Button>}
      <Button onClick={() => onAct('activate')}>Aktifleştir</Button>
      <Button className={danger.quiet} onClick={() => onAct('deactivate')}>
        Pasifleştir
      </Button>
    </SelectionBar>
  )
}
