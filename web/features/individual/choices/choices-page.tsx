import { makeStyles, tokens } from '@fluentui/react-components'
import { useListChoicesQuery } from '../../../api/generated-eating.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { ChoiceList } from './choice-list.tsx'
import { historyOf, past, upcoming } from '../history.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalXL} 24px`,
    maxWidth: '800px',
    // Past and upcoming meals side by side.
    '@container (min-width: 960px)': {
      ':has(> section)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 'none' },
    },
  },
})

const ratingHint = 'Puan vermek için bir yıldız seçin. Birkaç saniye içinde geri alabilirsiniz; sonra değiştirilemez.'

export const ChoicesPage = () => {
  const styles = useStyles()
  const { data, error, isFetching, refetch } = useListChoicesQuery(historyOf(useOneself()), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  return (
    <Page title="Seçtiklerim">
      <div className={styles.page}>
        {data === undefined && (
          <NotYet query={{ error, isFetching, refetch }} failure="Seçimleriniz alınamadı" shape="rows" />
        )}
        {data?.choices.length === 0 && <EmptyState text="Son 7 günde seçiminiz yok." drawing="menu" />}
        {data !== undefined && data.choices.length > 0 && (
          <>
            <ChoiceList
              title="Son 7 gün"
              hint={data.choices.some(({ ratable }) => ratable) ? ratingHint : undefined}
              choices={past(data.choices)}
              empty="Son 7 günde seçiminiz yok."
            />
            <ChoiceList
              title="Önümüzdeki günler"
              hint="Yemeğinizi vardiya bitince puanlayabilirsiniz."
              choices={upcoming(data.choices)}
              empty="Önümüzdeki günler için seçiminiz yok."
            />
          </>
        )}
      </div>
    </Page>
  )
}
