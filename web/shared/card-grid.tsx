import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useListMotion } from './use-list-motion.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
})

/** As many columns of cards as there is room for; its cards are list items. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul ref={useListMotion()} className={useStyles().root}>
    {children}
  </ul>
)
