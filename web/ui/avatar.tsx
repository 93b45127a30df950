import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { colors } from './colors.ts'
import { initialsOf } from './words/initials.ts'

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: colors.infoSoft,
    color: colors.info,
    fontSize: '12px',
    fontWeight: 700,
    letterSpacing: '-.02em',
  },
  large: { width: '44px', height: '44px', fontSize: '16px' },
})

/** Decorative: the name whose initials it shows always stands beside it. */
export const Avatar = ({ name, isLarge = false }: { name: string; isLarge?: boolean }) => {
  const styles = useStyles()
  return (
    <span aria-hidden="true" className={mergeClasses(styles.root, isLarge && styles.large)}>
      {initialsOf(name)}
    </span>
  )
}
