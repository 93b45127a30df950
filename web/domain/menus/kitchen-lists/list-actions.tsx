import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular, PrintRegular } from '@fluentui/react-icons'
import type { KitchenList } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import type { LabelSize } from '../labels/label-sizes.ts'
import { LabelsButton } from '../labels/labels-button.tsx'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  wide: { '@container (max-width: 480px)': { width: '100%', '& > *': { flexGrow: 1 } } },
})

export type ListActionsProps = {
  lists: readonly KitchenList[]
  isDownloading: boolean
  onDownload: () => void
  onPrint: () => void
  /** Prints labels; only the catering has them. */
  labels?: { isFetching: boolean; onPrint: (size: LabelSize) => void } | undefined
}

/** Actions for a day's lists: labels, workbook, print. */
export const ListActions = ({
  lists,
  isDownloading,
  onDownload,
  onPrint,
  labels,
  isShort = false,
}: ListActionsProps & {
  /** Icons only, except for printing. */
  isShort?: boolean
}) => {
  const styles = useStyles()
  if (lists.length === 0) return null
  const hasMeals = lists.some(({ meals, guests }) => meals + guests.portions > 0)
  const isFrozen = lists.every(({ is_frozen }) => is_frozen)
  const named = (name: string) => (isShort ? { 'aria-label': name, title: name } : { children: name })
  return (
    <div className={mergeClasses(styles.actions, !isShort && styles.wide)}>
      {labels && (
        <LabelsButton isBusy={labels.isFetching} isEmpty={!hasMeals} isShort={isShort} onPrint={labels.onPrint} />
      )}
      <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={onDownload} {...named('Excel')} />
      <Button appearance={isFrozen ? 'primary' : 'secondary'} icon={<PrintRegular />} onClick={onPrint}>
        Yazdır
      </Button>
    </div>
  )
}
