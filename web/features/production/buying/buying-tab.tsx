import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular, CartRegular, ClipboardTaskListLtrRegular, PrintRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { api, type PurchaseNeeds, useGetPurchaseNeedsQuery } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { later } from '../../../frame/later.tsx'
import { useCan, useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { once, useDownload } from '../../../frame/use-download.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { ProductionSkeleton } from '../production-skeleton.tsx'
import { useKeys } from '../../../ui/use-keys.ts'
import type { RowActs } from './buying-list.ts'
import { HowComputed, LeftOutCard } from './left-out-card.tsx'
import { NeedsCards } from './needs-cards.tsx'
import { NeedsTable } from './needs-table.tsx'
import { type ShownLine, shownSuppliers, type ShownSupplier, sumOf } from './needs-view.ts'
import type { PrintedNeeds as Printed } from './printed-needs.tsx'
import { Basis, type Filled, FilledNotice } from './needs-notes.tsx'
import { RangeButton } from './range-button.tsx'
import { useCarts } from './use-carts.ts'
import { type Range, useRange } from './use-range.ts'

/** Loaded on the first print. */
const PrintedNeeds = lazy(async () => ({ default: (await import('./printed-needs.tsx')).PrintedNeeds }))
const CountDialog = later(async () => (await import('./count-dialog.tsx')).CountDialog)

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    fontVariantNumeric: 'tabular-nums',
  },
  counted: { '@container (min-width: 768px)': { marginLeft: 'auto' }, color: colors.ink2, fontSize: '12px' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
    '@container (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    '@container (min-width: 1600px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
})

/** Whose name is in it, and not in it any more. */
const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

type NeedsProps = { needs: PurchaseNeeds; isChosen: boolean; onRange: (range: Range | undefined) => void }

const Needs = ({ needs, isChosen, onRange }: NeedsProps) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const own = useOwnDocument()
  const { company } = useScope()
  const dispatch = useApiDispatch()
  const { download, isDownloading } = useDownload(
    () =>
      dispatch(
        api.endpoints.exportPurchaseNeeds.initiate(
          { companyId: company.id, startDate: needs.start_date, endDate: needs.end_date },
          once,
        ),
      ),
    'Dosya indirilemedi',
  )
  const mayCount = useCan('writeMenus')
  const mayOrder = useCan('manageOrders') && needs.amount !== null
  const { cartOf, fill } = useCarts()
  const dialog = useDialog<'count'>()
  const [leftOutIds, setLeftOutIds] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [filled, setFilled] = useState<Filled>()
  const [printed, setPrinted] = useState<Printed>()
  const suppliers = shownSuppliers(needs, leftOutIds, cartOf)
  const print = () => setPrinted((before) => ({ needs, suppliers, times: (before?.times ?? 0) + 1 }))
  const onFill = (those: readonly ShownSupplier[]) => {
    const [only] = those
    setFilled({ ...fill(those), supplier: those.length === 1 ? only?.id : undefined })
  }
  const move = (by: 1 | -1) => {
    const rows = [...own.querySelectorAll<HTMLElement>('[data-need]')]
    const at = rows.findIndex((row) => row.matches(':focus'))
    rows[at === -1 ? 0 : at + by]?.focus()
  }
  useKeys({ ArrowDown: () => move(1), ArrowUp: () => move(-1), 'Ctrl P': print })
  const actsOf = ({ id, line }: ShownLine): RowActs => {
    const isOpen = opened.has(id)
    const onToggle = () => setOpened((before) => toggled(before, id))
    const onLeaveOut = () => setLeftOutIds((before) => toggled(before, id))
    const keys: Record<string, (() => void) | undefined> = {
      ArrowRight: isOpen ? undefined : onToggle,
      ArrowLeft: isOpen ? onToggle : undefined,
      ' ': line.units > 0 ? onLeaveOut : () => undefined,
    }
    return {
      ...{ isOpen, onToggle, onLeaveOut },
      days: { startDate: needs.start_date, endDate: needs.end_date },
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
        if (act === undefined) return
        event.preventDefault()
        act()
      },
    }
  }
  const buying = suppliers.filter(({ toBuy }) => toBuy.length > 0)
  const hasLines = suppliers.some(({ lines }) => lines.length > 0)
  const list = {
    ...{ suppliers, actsOf },
    hasOrdered: suppliers.some(({ lines }) => lines.some(({ line }) => line.ordered > 0)),
    hasPrices: needs.amount !== null,
    amount: needs.amount === null ? null : sumOf(suppliers.map(({ amount }) => amount)),
    onFill: mayOrder ? onFill : undefined,
  }
  return (
    <>
      <PageActions>
        {mayCount && (
          <Button icon={<ClipboardTaskListLtrRegular />} onClick={() => dialog.show('count')}>
            Sayım
          </Button>
        )}
        <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={download}>
          Excel
        </BusyButton>
        <Button icon={<PrintRegular />} disabled={buying.length === 0} onClick={print}>
          Yazdır
        </Button>
        {mayOrder && buying.length > 0 && (
          <Button
            appearance="primary"
            icon={<CartRegular />}
            disabled={buying.every(({ isInCart }) => isInCart)}
            onClick={() => onFill(buying)}
          >
            {buying.every(({ isInCart }) => isInCart) ? 'Hepsi sepetlerde' : 'Sepetlere ekle'}
          </Button>
        )}
      </PageActions>
      <div className={styles.line}>
        <RangeButton needs={needs} isChosen={isChosen} onChange={onRange} />
        {needs.open_days > 0 && <Basis needs={needs} />}
        {hasLines && (
          <span className={styles.counted}>
            {needs.oldest_count === null ? 'Depo sayılmadı' : `Depo sayımı ${formatInstantDay(needs.oldest_count)}`}
          </span>
        )}
      </div>
      {filled !== undefined && <FilledNotice {...filled} />}
      {needs.has_more && <Notice intent="warning">Liste çok uzun; hepsi gösterilemiyor. Daha az gün seçin.</Notice>}
      <div className={styles.body}>
        {hasLines ? (
          <div className={styles.column}>{isDesk ? <NeedsTable {...list} /> : <NeedsCards {...list} />}</div>
        ) : needs.open_days === 0 ? (
          <EmptyState
            drawing="firms"
            text="Bu günler için yayınlanmış menü yok."
            action={<LinkButton to="../corporates">Firmalara git</LinkButton>}
          />
        ) : (
          <EmptyState
            drawing="list"
            text={
              needs.left_out.length > 0
                ? 'Reçeteler ve ürünler tamamlanınca alınacaklar burada hesaplanır.'
                : 'Bu günlerde pişirilecek bir şey yok.'
            }
          />
        )}
        <div className={styles.column}>
          {needs.left_out.length > 0 && <LeftOutCard needs={needs} />}
          <HowComputed />
        </div>
      </div>
      {dialog.open && <CountDialog onClose={dialog.close} />}
      {printed && (
        <Suspense>
          <PrintedNeeds {...printed} caterer={company.name} />
        </Suspense>
      )}
    </>
  )
}

/** What must be bought for the next open days, and into the carts with it (rules B2 and B3). */
export const BuyingTab = () => {
  const { companyId } = useCompany()
  const { range, setRange } = useRange()
  const query = useGetPurchaseNeedsQuery({ companyId, ...range }, { refetchOnMountOrArgChange: true })
  if (query.currentData !== undefined)
    return <Needs needs={query.currentData} isChosen={range.startDate !== undefined} onRange={setRange} />
  return query.error === undefined ? (
    <ProductionSkeleton hasDays />
  ) : (
    <ErrorState
      text={prefixedProblem(query.error, 'Alınacaklar hesaplanamadı')}
      isBusy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
