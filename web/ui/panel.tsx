import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '16px',
    minWidth: 0,
    padding: 'clamp(16px, 4cqi, 20px)',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
})

type Props = { as?: 'div' | 'section' | 'article' | 'li'; className?: string; children: ReactNode }

/** Used instead of Fluent's card, which brings focus handling that a sign-in page on a phone need not download. */
export const Panel = ({ as: Element = 'div', className, children }: Props) => {
  const styles = useStyles()
  return <Element className={mergeClasses(styles.root, className)}>{children}</Element>
}
