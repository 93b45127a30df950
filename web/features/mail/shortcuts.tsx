import { makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginLeft: 'auto',
    fontSize: '12px',
    whiteSpace: 'nowrap',
    '@container (max-width: 959px)': { display: 'none' },
  },
  key: {
    padding: '1px 6px',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '4px',
    backgroundColor: colors.surface,
    fontFamily: 'inherit',
    fontWeight: 650,
  },
})

const shortcuts: readonly [keys: readonly string[], does: string][] = [
  [['R'], 'yanıtla'],
  [['E'], 'arşivle'],
  [['J', 'K'], 'gez'],
]

/** Visual hints only: every shortcut has a button that does the same. */
export const Shortcuts = () => {
  const styles = useStyles()
  return (
    <span className={styles.root} aria-hidden="true">
      {shortcuts.map(([keys, does]) => (
        <Fragment key={does}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {does}
        </Fragment>
      ))}
    </span>
  )
}
