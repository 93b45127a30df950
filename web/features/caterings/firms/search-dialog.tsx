import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useListCompaniesQuery } from '../../../api/generated-panels.ts'
import { colors } from '../../../ui/colors.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { Rating } from '../rating.tsx'
import { type FirmActs, FirmAction } from './firm-action.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'

const shownAtOnce = 20

const useStyles = makeStyles({
  // Always at full height, so that results do not make the dialog jump.
  content: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', rowGap: '12px', height: 'min(560px, 60dvh)' },
  found: { overflowY: 'auto', minHeight: 0 },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: '2px', listStyleType: 'none' },
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
  },
  words: { flex: '1 1 200px', minWidth: 0, display: 'grid', rowGap: '2px' },
  name: { fontSize: '14px', lineHeight: '20px', fontWeight: 650, overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', color: colors.ink2 },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  more: { display: 'block', padding: '8px 2px', color: colors.ink3 },
})

type SearchActs = FirmActs & { onSee: (cateringId: string) => void }

const Found = ({ search, onSee, ...acts }: { search: string } & SearchActs) => {
  const mayAct = useCan('manageContracts')
  const styles = useStyles()
  const query = useListCompaniesQuery({ type: 'catering', sort: 'rating', search, limit: shownAtOnce })
  const { data } = query
  if (data === undefined || query.error !== undefined)
    return <NotYet query={query} failure="Arama sırasında hata oluştu" shape="lines" />
  if (data.total === 0) return <EmptyState text="Aramanıza uyan catering firması bulunamadı." drawing="search" />
  return (
    <>
      <ul className={styles.list} aria-label="Bulunan firmalar" aria-busy={query.isFetching}>
        {data.companies.map((company) => (
          <li key={company.id} className={styles.card}>
            <div className={styles.words}>
              <h3 className={styles.name}>{company.name}</h3>
              <div className={styles.facts}>
                <span>{company.address.city || 'Şehir belirtilmemiş'}</span>
                <Rating rating={company.ratings.overall} />
              </div>
            </div>
            <div className={styles.acts}>
              {mayAct && (
                <Button aria-label={`${company.name}: İncele`} onClick={() => onSee(company.id)}>
                  İncele
                </Button>
              )}
              <FirmAction company={company} {...acts} />
            </div>
          </li>
        ))}
      </ul>
      {data.total > data.companies.length && (
        <Text size={200} className={styles.more}>
          Daha fazla sonuç var, aramayı daraltın
        </Text>
      )}
    </>
  )
}

/** Finds a catering as one types. */
export const SearchDialog = ({ onClose, ...acts }: { onClose: () => void } & SearchActs) => {
  const styles = useStyles()
  const { search, field } = useSearch()
  return (
    <PlainDialog
      title="Yeni Firma Ara"
      className={styles.content}
      actions={<Button onClick={onClose}>Kapat</Button>}
      onClose={onClose}
    >
      <SearchInput name="Catering firması ara" placeholder="Catering firmasının adını yazın" {...field} />
      <div className={styles.found}>
        <Found search={search} {...acts} />
      </div>
    </PlainDialog>
  )
}
