import { makeStyles, Select } from '@fluentui/react-components'
import type { ProductCategories } from '../../api/generated.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { wide } from '../../ui/lists/table-styles.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  search: { width: '100%', [wide]: { width: '260px' } },
  category: { minWidth: 0, width: '100%', [wide]: { width: '240px' } },
})

type Props = {
  typed: string
  onType: (typed: string) => void
  category: string
  categories: ProductCategories
  onCategory: (category: string) => void
}

export const ProductFilters = ({ typed, onType, category, categories, onCategory }: Props) => {
  const styles = useStyles()
  return (
    <div role="search" aria-label="Ürün filtresi" className={styles.root}>
      <SearchInput name="Ürün ara" className={styles.search} value={typed} onChange={onType} />
      <Select
        aria-label="Kategori filtresi"
        className={styles.category}
        value={category}
        onChange={(_, { value }) => onCategory(value)}
      >
        <option value="">Tüm kategoriler</option>
        {categories
          .filter(({ category: name }) => name !== '')
          .map(({ category: name, products }) => (
            <option key={name} value={name}>
              {`${name} (${formatNumber(products)})`}
            </option>
          ))}
      </Select>
    </div>
  )
}
