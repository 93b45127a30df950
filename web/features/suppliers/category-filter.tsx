import { makeStyles } from '@fluentui/react-components'
import { fold } from '../../../src/core/shared/rules.ts'
import type { ProductCategories } from '../../api/generated.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../ui/forms/use-picker-search.ts'
import { FilterPills } from '../../ui/lists/filter-pills.tsx'
import { wide } from '../../ui/lists/table-styles.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const useStyles = makeStyles({ picker: { [wide]: { maxWidth: '320px' } } })

/** More pills than this would fill two lines at a desk and take long to swipe through on a phone. */
const maxPills = 8

type Props = { categories: ProductCategories; value: string; onChange: (category: string) => void }

/** One of many categories, found by typing. */
const CategoryPicker = ({ categories, value, onChange }: Props) => {
  const styles = useStyles()
  const all: Pick = {
    id: '',
    name: `Tümü (${formatNumber(categories.reduce((sum, { products }) => sum + products, 0))})`,
  }
  const named = categories
    .filter(({ category }) => category !== '')
    .map(({ category, products }) => ({ id: category, name: `${category} (${formatNumber(products)})` }))
  const picked = value === '' ? null : (named.find(({ id }) => id === value) ?? null)
  const { search, isOpen, field } = usePickerSearch(picked)
  const found = named.filter(({ name }) => fold(name).includes(fold(search)))
  return (
    <div className={styles.picker}>
      <AsyncPicker
        {...field}
        // What is typed searches only; the box shows the category that is picked.
        onOpenChange={(isOpen) => {
          field.onOpenChange(isOpen)
          if (!isOpen) field.onType('')
        }}
        label="Kategori"
        placeholder={isOpen ? 'Kategori ara' : all.name}
        onPick={(pick) => onChange(pick?.id ?? '')}
        choices={search === '' ? [all, ...named] : found}
        isSearching={false}
        emptyText="Bu adla kategori yok."
        isOptional
        missingText=""
      />
    </div>
  )
}

export const CategoryFilter = (props: Props) => {
  const { categories, value, onChange } = props
  if (categories.length > maxPills) return <CategoryPicker {...props} />
  return (
    <FilterPills
      label="Kategori"
      choices={[
        { name: '', title: 'Tümü', count: categories.reduce((sum, { products }) => sum + products, 0) },
        ...categories
          .filter(({ category }) => category !== '')
          .map(({ category: name, products }) => ({ name, title: name, count: products })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
