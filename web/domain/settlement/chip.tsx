import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { colors } from '../../ui/colors.ts'
import type { Look } from './statement-texts.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    columnGap: '5px',
    padding: '1px 9px',
    borderRadius: '12px',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 650,
  },
  waits: { color: colors.saffron, backgroundColor: colors.saffronSoft },
  good: { color: colors.herb, backgroundColor: colors.herbSoft },
  calm: { color: colors.ink2, backgroundColor: colors.surface2 },
})

/** A state in a word or two. */
export const Chip = ({ look, icon, children }: { look: Look; icon?: ReactNode; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, styles[look])}>
      {icon}
      {children}
    </span>
  )
}
