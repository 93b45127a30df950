import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { colors } from './colors.ts'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4px',
    minWidth: '20px',
    minHeight: '22px',
    padding: '0 7px',
    // Visible where the system replaces all colours.
    border: '1px solid transparent',
    borderRadius: '11px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 650,
  },
  icon: { display: 'flex', marginLeft: '-2px', fontSize: '12px', lineHeight: 1 },
  brand: { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
  success: { backgroundColor: colors.herbSoft, color: colors.herb },
  warning: { backgroundColor: colors.saffronSoft, color: colors.saffron },
  danger: { backgroundColor: colors.dangerSoft, color: colors.danger },
  informative: { backgroundColor: colors.surface2, color: colors.ink3 },
})

type Props = {
  color?: 'brand' | 'success' | 'warning' | 'danger' | 'informative'
  icon?: ReactNode
  className?: string
  title?: string
  children: ReactNode
}

/** A short word about a state. Fluent's has six sizes, four appearances and eight colours, 3 kB of a panel's first load. */
export const Badge = ({ color = 'brand', icon, className, title, children }: Props) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, styles[color], className)} title={title}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </span>
  )
}
