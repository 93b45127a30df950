import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { later } from '../../frame/later.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { colors } from '../../ui/colors.ts'
import { noConnection } from './production-texts.ts'

const useStyles = makeStyles({
  button: {
    minHeight: '24px',
    padding: '0 4px',
    margin: '0 -4px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}` },
    '@media (max-width: 1023px)': { minHeight: '44px' },
  },
})

const ReserveDialog = later(async () => (await import('./reserve-dialog.tsx')).ReserveDialog)

type Props = { companyId: string; percent: number }

/** Pay %3: for whoever plans the kitchen, a button that changes it for all days. */
export const ReserveHead = (props: Props) => {
  const styles = useStyles()
  const mayWrite = useCan('writeMenus')
  const isOnline = useIsOnline()
  useLoadedAhead(mayWrite ? ReserveDialog.load : undefined)
  const [isOpen, setOpen] = useState(false)
  const text = `Pay %${props.percent}`
  if (!mayWrite) return text
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!isOnline}
        title={isOnline ? 'Payı değiştir' : noConnection}
        onClick={() => isOnline && setOpen(true)}
      >
        {text}
      </button>
      {isOpen && <ReserveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
