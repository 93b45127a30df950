import { Badge, Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular, CartRegular, ClipboardTaskListLtrRegular, PrintRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { api, type GetPurchaseNeedsApiArg, type PurchaseNeeds, useGetPurchaseNeedsQuery } from '../../../api/generated.ts'
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
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { ProductionSkeleton } from '../production-skeleton.tsx'
import { useKeys } from '../use-keys.ts'
import type { RowActs } from './buying-list.ts'
import { basisText, estimateMark, mealsOf } from './buying-texts.ts'
import { HowComputed, LeftOutCard } from './left-out-card.tsx'
import { NeedsCards } from './needs-cards.tsx'
import { NeedsTable } from './needs-table.tsx'
import { type ShownLine, shownSuppliers, type ShownSupplier, sumOf } from './needs-view.ts'
import type { PrintedNeeds as Printed } from './printed-needs.tsx'
import { type Range, RangeButton } from './range-button.tsx'
import { useCarts } from './use-carts.ts'

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
  basis: { color: colors.ink2, '& strong': { color: colors.ink } },
  mostly: { color: colors.saffron },
  counted: { marginLeft: 'auto', color: colors.ink2, fontSize: '12px' },
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

const isDate = /^\d{4}-\d{2}-\d{2}$/

/** The days, as the address names them. */
const useRange = () => {
  const [params, setParams] = usePanelParams()
  const [startDate, endDate] = [params.get('start') ?? '', params.get('end') ?? '']
  const range: Pick<GetPurchaseNeedsApiArg, 'startDate' | 'endDate'> =
    isDate.test(startDate) && isDate.test(endDate) ? { startDate, endDate } : {}
  return {
    range,
    setRange: (range: Range | undefined) => setParams({ tab: 'buying', ...range }, { preventScrollReset: true }),
  }
}

const Basis = ({ needs }: { needs: PurchaseNeeds }) => {
  const styles = useStyles()
  const mark = estimateMark(needs)
  return (
    <span className={mergeClasses(styles.basis, mark === 'mostly' && styles.mostly)}>
      <strong>{formatNumber(mealsOf(needs))}</strong>
      {` öğün = ${basisText(needs)} `}
      {mark !== undefined && (
        <Badge appearance="tint" color={mark === 'mostly' ? 'warning' : 'informative'}>
          {mark === 'mostly' ? 'Çoğu tahmin' : 'Tahmini'}
        </Badge>
      )}
    </span>
  )
}

/** `supplier` is the only one whose cart was filled. */
type Filled = { carts: number; products: number; supplier: string | undefined }

const FilledNotice = ({ carts, products, supplier }: Filled) => (
  <Notice
    intent="success"
    role="status"
    action={
      <LinkButton to={supplier === undefined ? '../suppliers' : `../suppliers?store=${supplier}`}>
        {supplier === undefined ? 'Sepetlere git' : 'Sepete git'}
      </LinkButton>
    }
  >
    {products === 0
      ? 'Sepetlerde hepsi var; yeni eklenen olmadı.'
      : `${formatNumber(carts)} sepete ${formatNumber(products)} kalem eklendi`}
  </Notice>
)

/** Whose name is in it, and not in it any more. */
const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

type NeedsProps = { needs: PurchaseNeeds; onRange: (range: Range | undefined) => void }

const Needs = ({ needs, onRange }: NeedsProps) => {
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
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
        if (act === undefined) return
        event.preventDefault()
        act()
      },
    }
  }
  const buying = suppliers.filter(({ toBuy }) => toBuy.length > 0)
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
            {buying.every(({ isInCart }) => isInCart) ? 'Hepsi sepetlerde' : 'Hepsini sepetlere ekle'}
          </Button>
        )}
      </PageActions>
      <div className={styles.line}>
        <RangeButton needs={needs} onChange={onRange} />
        <Basis needs={needs} />
        <span className={styles.counted}>
          {needs.oldest_count === null ? 'Depo sayılmadı' : `Depo sayımı ${formatInstantDay(needs.oldest_count)}`}
        </span>
      </div>
      {filled !== undefined && <FilledNotice {...filled} />}
      {needs.has_more && <Notice intent="warning">Liste çok uzun; hepsi gösterilemiyor. Daha az gün seçin.</Notice>}
      <div className={styles.body}>
        {suppliers.some(({ lines }) => lines.length > 0) ? (
          <div className={styles.column}>{isDesk ? <NeedsTable {...list} /> : <NeedsCards {...list} />}</div>
        ) : (
          <EmptyState
            drawing="list"
            text={
              needs.left_out.length > 0
                ? 'Reçeteler ve ürünler tamamlanınca alınacaklar burada hesaplanır.'
                : 'Bu günler için alınacak bir şey yok, depo yeter.'
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
  if (query.currentData !== undefined) return <Needs needs={query.currentData} onRange={setRange} />
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
