import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import { type ListReceivedOffersApiArg, type Offer, useListReceivedOffersQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useListMotion } from '../../../ui/lists/use-list-motion.ts'
import type { PagedQuery } from '../../../ui/lists/use-paged-query.ts'
import type { ListReceivedOffersApiResponse } from '../../../api/generated.ts'
import { OfferRow } from './offer-row.tsx'
import { useRowStyles } from '../row-styles.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  head: { display: 'flex', alignItems: 'baseline', columnGap: '8px' },
  count: { color: colors.ink3, fontVariantNumeric: 'tabular-nums' },
})

type Opened = { opened: string | null; onOpen: (offerId: string) => void }
type Elsewhere = {
  /** Offers that have moved to the other list meanwhile. */
  elsewhere?: readonly Offer[] | undefined
}

const Rows = ({ opened, onOpen, elsewhere, ...asked }: ListReceivedOffersApiArg & Opened & Elsewhere) =>
  useListReceivedOffersQuery(asked)
    .data?.offers.filter(({ id }) => elsewhere?.every((other) => other.id !== id) !== false)
    .map((offer) => (
      <OfferRow key={offer.id} offer={offer} isOpen={offer.id === opened} onOpen={() => onOpen(offer.id)} />
    ))

type Props = Opened &
  Elsewhere & {
    title: string
    empty: string
    asked: ListReceivedOffersApiArg
    query: PagedQuery<ListReceivedOffersApiResponse>
  }

export const OfferList = ({ title, empty, asked, query, ...opened }: Props) => {
  const styles = useStyles()
  const rows = useRowStyles()
  const list = useListMotion<HTMLUListElement>()
  const total = query.first.data?.total
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{title}</Subtitle2>
        {total !== undefined && total > 0 && <span className={styles.count}>{formatNumber(total)}</span>}
      </div>
      <PagedList query={query} failure="Teklifler yüklenirken hata oluştu" empty={empty} drawing="messages">
        {(offsets) => (
          <ul ref={list} className={rows.list}>
            {offsets.map((offset) => (
              <Rows key={offset} {...asked} {...opened} offset={offset} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
