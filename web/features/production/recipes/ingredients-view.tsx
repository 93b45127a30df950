import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddRegular, WarningRegular } from '@fluentui/react-icons'
import { type ReactNode, useRef, useState } from 'react'
import { fold } from '../../../../src/core/shared/rules.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { allergenLabels } from '../../../../src/texts/menus/declarations.ts'
import { measureText } from '../../../../src/texts/recipes/amounts.ts'
import { type Ingredient, useListIngredientsQuery } from '../../../api/generated.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { SearchBox } from '../search-box.tsx'
import { useKeys } from '../../../ui/use-keys.ts'
import { IngredientPanel } from './ingredient-panel.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'

const line = `1px solid ${colors.line}`
const narrow = '@container (max-width: 639px)'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  search: { flexGrow: 1, maxWidth: '360px' },
  frame: {
    containerType: 'inline-size',
    border: line,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    overflow: 'clip',
  },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  head: {
    height: '36px',
    padding: '0 8px',
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'start',
    ':first-child': { paddingLeft: '16px' },
    ':last-child': { paddingRight: '16px', width: '80px', textAlign: 'end' },
  },
  unit: { width: '72px' },
  less: { [narrow]: { display: 'none' } },
  row: { position: 'relative', borderTop: line, ':hover': { backgroundColor: colors.surface2 } },
  open: { backgroundColor: colors.brandSoft, ':hover': { backgroundColor: colors.brandSoft } },
  cell: {
    height: '42px',
    padding: '4px 8px',
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    ':first-child': { paddingLeft: '16px' },
    ':last-child': { paddingRight: '16px', textAlign: 'end' },
  },
  name: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    outlineStyle: 'none',
    // Makes the whole row clickable.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
  quiet: { color: colors.ink2, fontSize: '12px' },
  none: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', color: colors.saffron, fontSize: '12px' },
})

const productText = ({ links, base_unit: unit }: Ingredient): string | undefined => {
  const [preferred, ...others] = links
  if (preferred === undefined) return undefined
  const price = preferred.unit_price === null ? '' : ` · ${formatLira(preferred.unit_price)}`
  const more = others.length === 0 ? '' : ` +${formatNumber(others.length)}`
  return `${preferred.product_name} (${preferred.unit_type} = ${measureText(preferred.content, unit)})${price}${more}`
}

type RowProps = { ingredient: Ingredient; isOpen: boolean; onOpen: () => void }

const IngredientRow = ({ ingredient, isOpen, onOpen }: RowProps) => {
  const styles = useStyles()
  const { name, base_unit: unit, allergens, recipes } = ingredient
  const product = productText(ingredient)
  return (
    <tr className={mergeClasses(styles.row, isOpen && styles.open)}>
      <th scope="row" className={styles.cell}>
        <button type="button" className={styles.name} onClick={onOpen}>
          {name}
        </button>
      </th>
      <td className={mergeClasses(styles.cell, styles.unit)}>{unit}</td>
      <td className={mergeClasses(styles.cell, styles.less)}>
        {product ?? (
          <span className={styles.none}>
            <WarningRegular fontSize={14} />
            Ürün bağlı değil
          </span>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.less, styles.quiet)}>
        {allergens === null
          ? 'belirtilmemiş'
          : allergens.length === 0
            ? 'içermez'
            : allergens.map((one) => allergenLabels[one]).join(', ')}
      </td>
      <td className={styles.cell}>{formatNumber(recipes)}</td>
    </tr>
  )
}

type Props = {
  /** An id, or `new`. */
  opened: string | undefined
  onOpen: (ingredient: string | undefined) => void
  /** A button that leads back to where the ingredient was opened from. */
  back: ReactNode
}

/** The ingredients of the catering: where their units, allergens and products are kept (rule B2). */
export const IngredientsView = ({ opened, onOpen, back }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const mayWrite = useCan('writeMenus')
  const query = useListIngredientsQuery({ companyId }, { refetchOnMountOrArgChange: true })
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => box.current?.focus() })
  if (query.data === undefined)
    return query.error === undefined ? (
      <RecipesSkeleton hasList />
    ) : (
      <ErrorState
        text={prefixedProblem(query.error, 'Malzemeler yüklenemedi')}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { ingredients } = query.data
  const found = ingredients.filter(({ name }) => fold(name).includes(fold(search.trim())))
  const ingredient = ingredients.find(({ id }) => id === opened)
  const isOpen = ingredient !== undefined || opened === 'new'
  const add = (
    <Button icon={<AddRegular />} onClick={() => onOpen('new')}>
      Malzeme ekle
    </Button>
  )
  return (
    <>
      {!isOpen && back && <div>{back}</div>}
      {ingredients.length === 0 ? (
        <EmptyState drawing="list" text="Henüz malzeme yok. Reçete yazarken de eklenebilir." action={mayWrite && add} />
      ) : (
        <>
          <div className={styles.bar}>
            <SearchBox
              ref={box}
              className={styles.search}
              name="Malzeme ara"
              placeholder={`${formatNumber(ingredients.length)} malzemede ara`}
              value={search}
              onChange={setSearch}
            />
            {mayWrite && add}
          </div>
          {found.length === 0 ? (
            <EmptyState drawing="search" text="Aramanıza uyan malzeme bulunamadı." />
          ) : (
            <div className={styles.frame}>
              <table className={styles.table} aria-label="Malzemeler">
                <thead>
                  <tr>
                    <th scope="col" className={styles.head}>
                      Malzeme
                    </th>
                    <th scope="col" className={mergeClasses(styles.head, styles.unit)}>
                      Birim
                    </th>
                    <th scope="col" className={mergeClasses(styles.head, styles.less)}>
                      Tercih edilen ürün
                    </th>
                    <th scope="col" className={mergeClasses(styles.head, styles.less)}>
                      Alerjenler
                    </th>
                    <th scope="col" className={styles.head}>
                      Reçete
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.map((one) => (
                    <IngredientRow
                      key={one.id}
                      ingredient={one}
                      isOpen={one.id === opened}
                      onOpen={() => onOpen(one.id)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
      {isOpen && (
        <IngredientPanel
          key={opened}
          ingredient={ingredient}
          back={back}
          onAdded={({ id }) => onOpen(id)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  )
}
