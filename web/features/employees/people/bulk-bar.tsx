import { Button, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { colors } from '../../../shared/colors.ts'
import { useDangerStyles } from '../../../shared/danger-styles.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { useOpenShifts } from './use-open-shifts.ts'
import type { SelectEmployeesApiResponse } from '../../../api/generated.ts'
import type { BulkAction } from './bulk-dialog.tsx'

const wide = '@container (min-width: 868px)'
const narrow = '@container (max-width: 480px)'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    zIndex: 3,
    top: 'calc(var(--header-height, 0px) + 8px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '5px 6px 5px 12px',
    borderRadius: '8px',
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
  },
  count: { flexGrow: 1, fontWeight: 650, [wide]: { flexGrow: 0, marginRight: '8px' } },
  // On a phone one line of their own, below what is selected.
  actions: {
    display: 'contents',
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      order: 1,
      flexBasis: '100%',
      gap: '4px',
      '& > button': { flexGrow: 1, minWidth: 0, paddingLeft: '4px', paddingRight: '4px', fontSize: '13px' },
    },
  },
  except: { fontWeight: 400 },
  end: { marginLeft: 'auto', minWidth: 'auto' },
})

/** Who of the filter could not be selected too. */
const exceptions = ({ out_of_reach, total, users }: SelectEmployeesApiResponse): string =>
  [
    ...(out_of_reach > 0 ? [` · sizden üst düzeydeki ${formatNumber(out_of_reach)} kişi hariç`] : []),
    ...(total > users.length ? [` · uyan ${formatNumber(total)} kişinin ilkleri`] : []),
  ].join('')

type Props = {
  count: number
  /** Where everybody whom the filter finds is selected. */ whole?: SelectEmployeesApiResponse
  onAct: (action: BulkAction) => void
  /** Undefined for whoever may not give new passwords. */ onPasswords: (() => void) | undefined
  onClear: () => void
  /** How to select more. */ children: ReactNode
}

/** Takes the place of the filters while somebody is selected. */
export const BulkBar = ({ count, whole, onAct, onPasswords, onClear, children }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const hasShifts = useOpenShifts().length > 1
  return (
    <div role="toolbar" aria-label="Seçilen kişiler" className={styles.root}>
      <span role="status" className={styles.count}>
        {`${formatNumber(count)} kişi seçildi`}
        {whole && <span className={styles.except}>{exceptions(whole)}</span>}
      </span>
      {whole === undefined && children}
      <span className={styles.actions}>
        <Button aria-label="Departman değiştir" onClick={() => onAct('move')}>
          Departman
        </Button>
        {hasShifts && (
          <Button aria-label="Vardiya değiştir" onClick={() => onAct('shifts')}>
            Vardiya
          </Button>
        )}
        {onPasswords && <Button onClick={onPasswords}>Yeni şifre</Button>}
        <Button onClick={() => onAct('activate')}>Aktifleştir</Button>
        <Button className={danger.quiet} onClick={() => onAct('deactivate')}>
          Pasifleştir
        </Button>
      </span>
      <Button
        className={styles.end}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label="Seçimi kaldır"
        onClick={onClear}
      />
    </div>
  )
}
