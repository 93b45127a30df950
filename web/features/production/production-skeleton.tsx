import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { stripHeight } from './day-strip.tsx'

const useStyles = makeStyles({
  // Fades in late, so that a quick answer shows no boxes at all.
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '150ms',
    animationDelay: '200ms',
    animationFillMode: 'both',
  },
  box: { borderRadius: '12px', backgroundColor: colors.surface2 },
  strip: { height: stripHeight },
  line: { height: '36px' },
  table: { height: '652px', border: `1px solid ${colors.line}`, backgroundColor: colors.surface },
})

/** The boxes of the page while it loads; without the days once they are there. */
export const ProductionSkeleton = ({ hasDays = false }: { hasDays?: boolean }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <div className={styles.root} role="status">
      <span className={hidden}>Yükleniyor…</span>
      {!hasDays && <div className={mergeClasses(styles.box, styles.strip)} />}
      <div className={mergeClasses(styles.box, styles.line)} />
      <div className={mergeClasses(styles.box, styles.table)} />
    </div>
  )
}
