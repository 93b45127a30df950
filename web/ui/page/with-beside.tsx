import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { createContext, type ReactNode, useContext, useState } from 'react'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '16px',
    rowGap: '16px',
    '@container (min-width: 768px)': {
      ':has(> [data-beside]:not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) var(--beside, 444px)' },
    },
  },
  beside: {
    ':empty': { display: 'none' },
    alignSelf: 'stretch',
    minWidth: 0,
    // A panel slides in from beyond the edge of the page, which must not become scrollable sideways meanwhile.
    overflowX: 'clip',
    // For a panel that was opened before the window became as narrow as a phone.
    '@container (max-width: 767px)': { order: -1 },
  },
})

const BesidePlace = createContext<HTMLElement | null | undefined>(undefined)

/** Where a panel goes beside what it belongs to; null until that has rendered, undefined where there is no page. */
export const useBesidePlace = () => useContext(BesidePlace)

/** Content with room for a `SidePanel` beside it: a page's, or a part of it below what spans the page. */
export const WithBeside = ({ className, children }: { className?: string; children: ReactNode }) => {
  const styles = useStyles()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <BesidePlace value={place}>
      <div className={mergeClasses(styles.body, className)}>
        {children}
        <div ref={setPlace} data-beside className={styles.beside} />
      </div>
    </BesidePlace>
  )
}
