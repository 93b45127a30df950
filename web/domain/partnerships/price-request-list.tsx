import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { PriceRequest } from '../../api/generated-prices.ts'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import type { PagedQuery } from '../../ui/lists/use-paged-query.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

type Props<Page> = {
  query: PagedQuery<{ price_requests: PriceRequest[]; total: number }, Page>
  children: (pages: readonly Page[]) => ReactNode
}

/** Nothing as long as no price was asked. */
export const PriceRequestList = <Page,>({ query, children }: Props<Page>) => {
  const styles = useStyles()
  if (query.first.data?.total === 0) return null
  return (
    <section className={styles.root} aria-label="Fiyat soruları">
      <Subtitle2 as="h2">Fiyat soruları</Subtitle2>
      <PagedList query={query} failure="Fiyat soruları yüklenemedi" empty="" drawing="list" shape="cards">
        {(pages) => <ul className={styles.list}>{children(pages)}</ul>}
      </PagedList>
    </section>
  )
}
