import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { useIsFramed } from '../../frame/session/framed.ts'
import { Brand } from './brand.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
  branded: {
    '@media (min-width: 900px)': { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(360px, 5fr) 7fr' },
  },
  main: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    padding: '16px',
    '@media (min-width: 900px)': { padding: 'max(32px, 12dvh) 32px 32px' },
  },
  panel: { width: '100%', maxWidth: '460px' },
})

type Props = {
  /** The company is already known. */
  isWelcome?: boolean
  children: ReactNode
}

/** Wraps the pages that people see before they have a session. */
export const EntryFrame = ({ isWelcome = false, children }: Props) => {
  const styles = useStyles()
  const isFramed = useIsFramed()
  return (
    <div className={mergeClasses(styles.page, !isFramed && styles.branded)}>
      {!isFramed && <Brand isWelcome={isWelcome} />}
      <main className={styles.main}>
        <Panel className={styles.panel}>{children}</Panel>
      </main>
    </div>
  )
}
