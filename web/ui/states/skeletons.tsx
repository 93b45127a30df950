import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useCallback, useState } from 'react'
import { colors } from '../colors.ts'
import { useVisuallyHidden } from '../visually-hidden.ts'

const useStyles = makeStyles({
  // Fades in late, so that a quick answer shows no boxes at all.
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '16px',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '150ms',
    animationDelay: '200ms',
    animationFillMode: 'both',
  },
  box: { borderRadius: '12px', backgroundColor: colors.surface2 },
  card: { height: '132px' },
  figure: { height: '112px' },
  rows: { height: '440px', border: `1px solid ${colors.line}`, backgroundColor: colors.surface },
  line: { height: '32px' },
  picture: { height: '280px' },
  needs: { height: '236px' },
  chart: { height: '310px' },
  columns: {
    display: 'grid',
    gap: '16px',
    '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
    '@container (min-width: 1500px)': { gridTemplateColumns: 'minmax(0, 1fr) 460px' },
  },
  heading: { width: 'min(240px, 60%)', height: '32px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '64px',
    '@container (max-width: 767px)': { display: 'none' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '12px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '16px' },
  },
})

export type Shape = 'cards' | 'rows' | 'lines' | 'figures' | 'picture' | 'dashboard'

type Props = {
  /** The layout of what is loading. */
  shape?: Shape
  text?: string
}

/** Placeholder boxes with the dimensions of the content, so that nothing moves when it arrives. */
export const Skeleton = ({ shape = 'cards', text = 'Yükleniyor…' }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const boxes = (count: number, look: string) =>
    Array.from({ length: count }, (_, index) => <div key={index} className={mergeClasses(styles.box, look)} />)
  return (
    <div className={styles.root} role="status">
      <span className={hidden}>{text}</span>
      {shape === 'cards' && <div className={styles.grid}>{boxes(6, styles.card)}</div>}
      {shape === 'dashboard' && <div className={styles.columns}>{boxes(2, styles.needs)}</div>}
      {(shape === 'figures' || shape === 'dashboard') && (
        <div className={styles.figures}>{boxes(4, styles.figure)}</div>
      )}
      {shape === 'dashboard' && <div className={styles.columns}>{boxes(2, styles.chart)}</div>}
      {(shape === 'figures' || shape === 'rows') && boxes(1, styles.rows)}
      {shape === 'lines' && boxes(4, styles.line)}
      {shape === 'picture' && boxes(2, styles.picture)}
    </div>
  )
}

/** For a page whose chunk is still loading. */
export const PageSkeleton = ({ text }: { text?: string }) => {
  const styles = useStyles()
  return (
    <>
      <div className={styles.head}>
        <div className={mergeClasses(styles.box, styles.heading)} />
      </div>
      <Skeleton text={text} />
    </>
  )
}

const opening = {
  path: location.pathname,
  names: [...document.querySelectorAll('.first-paint-names > *')].map(({ textContent }) => textContent),
}

/** What first-menu.ts has drawn of the opening page, while no page has taken its place. */
export const drawnMenu = (): Element | null =>
  location.pathname === opening.path ? document.querySelector('.first-menu-page') : null

const useDrawn = () => {
  const [drawn] = useState(drawnMenu)
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (drawn !== null) element?.replaceChildren(drawn)
    },
    [drawn],
  )
  return drawn === null ? undefined : place
}

/** The skeleton of a page, unless there is more of it already. */
export const DrawnSkeleton = ({ shape }: { shape: Shape }) => {
  const place = useDrawn()
  return place === undefined ? <Skeleton shape={shape} /> : <div ref={place} role="status" aria-label="Yükleniyor…" />
}

/**
 * The same frame that index.html draws before any script runs (first-paint.css), kept until the area's chunk and the
 * session have loaded.
 */
export const AreaSkeleton = () => {
  const [title, name = 'Tabldot'] = location.pathname === opening.path ? opening.names : []
  const place = useDrawn()
  return (
    <div className="first-paint" role="status" aria-label="Yükleniyor…">
      <div className="first-paint-head">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <div className="first-paint-names">
          <b>{title}</b>
          <span>{name}</span>
        </div>
      </div>
      <div className="first-paint-rail">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="first-paint-page" ref={place}>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
