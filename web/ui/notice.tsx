import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
// One by one: a module of the package itself has all icons of its part of the alphabet that any screen uses.
import type { FluentIcon } from '@fluentui/react-icons'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import type { ReactNode, Ref } from 'react'
import { colors } from './colors.ts'

export type Intent = 'error' | 'success' | 'warning' | 'info'

const icons: Record<Intent, FluentIcon> = {
  error: DismissCircleRegular,
  success: CheckmarkCircleRegular,
  warning: WarningRegular,
  info: InfoRegular,
}

const looks = (ink: string, soft: string, line: string) => ({
  color: ink,
  backgroundColor: soft,
  ...shorthands.borderColor(line),
})

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    minHeight: '44px',
    boxSizing: 'border-box',
    borderRadius: '8px',
    ...shorthands.borderWidth('1px'),
    ...shorthands.borderStyle('solid'),
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  // The text shares a line with the action while it has at least this much room; otherwise the action wraps below it.
  // It always stands beside the icon, which is 20 px wide.
  text: { flexGrow: 1, flexBasis: 'min(120px, 100% - 28px)', minWidth: 0 },
  action: { flexShrink: 0, display: 'flex' },
  error: looks(colors.danger, colors.dangerSoft, colors.dangerLine),
  success: looks(colors.herb, colors.herbSoft, colors.herbLine),
  warning: looks(colors.saffron, colors.saffronSoft, colors.saffronLine),
  info: looks(colors.info, colors.infoSoft, colors.infoLine),
})

type Props = {
  intent: Intent
  role?: 'alert' | 'status'
  action?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Used instead of Fluent's message bar, which every page would have to download for its banners. */
export const Notice = ({ intent, role, action, className, ref, children }: Props) => {
  const styles = useStyles()
  const Icon = icons[intent]
  return (
    <div ref={ref} role={role} className={mergeClasses(styles.root, styles[intent], className)}>
      <Icon className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
