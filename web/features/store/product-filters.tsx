import { makeStyles } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { ProductCategories } from '../../api/generated.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { wide } from '../../ui/lists/table-styles.ts'
import { Select } from '../../ui/forms/select.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  search: { width: '100%', [wide]: { width: '260px' } },
  category: { minWidth: 0, width: '100%', [wide]: { width: '240px' } },
})

type Props = {
  field: Pick<ComponentProps<typeof SearchInput>, 'value' | 'onChange'>
  category: string
  categories: ProductCategories
  onCategory: (category: string) => void
}

export const ProductFilters = ({ field, category, categories, onCategory }: Props) => {
  const styles = useStyles()
  return (
    <div role="search" aria-label="Ürün filtresi" className={styles.root}>
      <SearchInput name="Ürün ara" className={styles.search} {...field} />
      <Select aria-label="Kategori filtresi" className={styles.category} value={category} onChange={onCategory}>
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
