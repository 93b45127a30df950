import { Button, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { colors } from '../../colors.ts'

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
  // On a phone, a line of their own below the count.
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
  end: { marginLeft: 'auto', minWidth: 'auto' },
})

type Props = {
  label: string
  /** How many are selected. */
  count: ReactNode
  /** Ways to select more. */
  more?: ReactNode
  onClear: () => void
  /** What can be done with the selection. */
  children: ReactNode
}

/** Replaces the filters while something is selected. */
export const SelectionBar = ({ label, count, more, onClear, children }: Props) => {
  const styles = useStyles()
  return (
    <div role="toolbar" aria-label={label} className={styles.root}>
      <span role="status" className={styles.count}>
        {count}
      </span>
      {more}
      <span className={styles.actions}>{children}</span>
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
