import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  tray: {
    containerType: 'inline-size',
    width: '100%',
    maxWidth: '520px',
  },
  board: {
    '--main': 'min(41.5cqi, 216px)',
    '--side': 'min(20cqi, 104px)',
    display: 'grid',
    gridTemplateColumns: '1fr var(--main) 1.4fr',
    alignItems: 'center',
    justifyItems: 'center',
    height: 'min(49.5cqi, 258px)',
    border: `2px solid ${colors.trayLine}`,
    borderRadius: 'min(7cqi, 36px)',
    backgroundColor: colors.tray,
  },
  main: { '--plate-size': 'var(--main)', display: 'grid' },
  sides: { '--plate-size': 'var(--side)', display: 'grid', rowGap: 'min(2.4cqi, 12px)' },
  cutlery: { height: 'min(29cqi, 150px)', fill: colors.plateRim },
})

/** The tabldot itself: a tray with a plate in the middle and two at the side. */
export const TrayBoard = ({
  main,
  children,
}: {
  main: ReactNode
  /** The plates at the side. */
  children: ReactNode
}) => {
  const styles = useStyles()
  return (
    <div aria-hidden="true" className={styles.tray}>
      <div className={styles.board}>
        <svg className={styles.cutlery} viewBox="0 0 44 100">
          <path d="M2 2v30a9 9 0 0 0 5.5 8.3V96a3.5 3.5 0 0 0 7 0V40.3A9 9 0 0 0 20 32V2a2 2 0 0 0-4 0v26h-2.8V2a2.2 2.2 0 0 0-4.4 0v26H6V2a2 2 0 0 0-4 0z" />
          <ellipse cx="34" cy="18" rx="9" ry="16" />
          <rect x="30.5" y="28" width="7" height="71" rx="3.5" />
        </svg>
        <div className={styles.main}>{main}</div>
        <div className={styles.sides}>{children}</div>
      </div>
    </div>
  )
}
