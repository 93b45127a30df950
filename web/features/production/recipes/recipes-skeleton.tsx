import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  // Fades in late, so that a quick answer shows no boxes at all.
  root: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '150ms',
    animationDelay: '200ms',
    animationFillMode: 'both',
  },
  withList: { '@media (min-width: 1024px)': { gridTemplateColumns: '252px minmax(0, 1fr)' } },
  box: { height: '560px', border: `1px solid ${colors.line}`, borderRadius: '12px', backgroundColor: colors.surface },
})

/** The boxes of the recipes while they load; without the list once that is there. */
export const RecipesSkeleton = ({ hasList = false }: { hasList?: boolean }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <div className={mergeClasses(styles.root, !hasList && styles.withList)} role="status">
      <span className={hidden}>Yükleniyor…</span>
      {!hasList && <div className={styles.box} />}
      <div className={styles.box} />
    </div>
  )
}
