import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { KitchenPlan } from '../../api/generated-cooking.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { colors } from '../../ui/colors.ts'
import { figuresOfText, updatedText } from './production-texts.ts'
import type { Production } from './use-production.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: '8px', color: colors.ink3, fontSize: '12px' },
  stale: { color: colors.saffron, fontWeight: 650 },
})

/** The hour that the figures are from; if they could not be renewed, with a button that tries again. */
export const UpdatedAt = ({ plan, query }: { plan: KitchenPlan; query: Production['plan'] }) => {
  const styles = useStyles()
  const isOnline = useIsOnline()
  const isStale = !isOnline || query.isError
  return (
    <span role="status" className={mergeClasses(styles.root, isStale && styles.stale)}>
      <span>{isStale ? figuresOfText(plan.at) : updatedText(plan.at)}</span>
      {query.isError && isOnline && (
        <Button size="small" onClick={() => void query.refetch()}>
          Yeniden dene
        </Button>
      )}
    </span>
  )
}
