import { Button, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { colors } from '../../../shared/colors.ts'
import { useDangerStyles } from '../../../shared/danger-styles.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { useListShiftsQuery } from '../../../api/generated.ts'
import { useScope } from '../../../shared/scope/company-scope.ts'
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
      order: 1,
      flexBasis: '100%',
      columnGap: '4px',
      '& > button': { flexGrow: 1, minWidth: 0, paddingLeft: '4px', paddingRight: '4px', fontSize: '13px' },
    },
  },
  end: { marginLeft: 'auto', minWidth: 'auto' },
})

type Props = {
  count: number
  /** Everybody who is shown is selected. */ isAll: boolean
  onSelectAll: () => void
  onAct: (action: BulkAction) => void
  onClear: () => void
}

/** Takes the place of the filters while somebody is selected. */
export const BulkBar = ({ count, isAll, onSelectAll, onAct, onClear }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const { company } = useScope()
  const { data } = useListShiftsQuery({ companyId: company.id }, { skip: company.type !== 'corporate' })
  const hasShifts = data !== undefined && data.shifts.filter((shift) => shift.is_active).length > 1
  return (
    <div role="toolbar" aria-label="Seçilen kişiler" className={styles.root}>
      <span role="status" className={styles.count}>{`${formatNumber(count)} kişi seçildi`}</span>
      {!isAll && (
        <Button appearance="subtle" onClick={onSelectAll}>
          Tümünü seç
        </Button>
      )}
      <span className={styles.actions}>
        <Button aria-label="Departman değiştir" onClick={() => onAct('move')}>
          Departman
        </Button>
        {hasShifts && (
          <Button aria-label="Vardiya değiştir" onClick={() => onAct('shifts')}>
            Vardiya
          </Button>
        )}
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
