import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef } from 'react'
import { fold } from '../../../../src/core/shared/rules.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { RecipeCard } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { FilterPills } from '../../../ui/lists/filter-pills.tsx'
import { SearchBox } from '../search-box.tsx'
import { useKeys } from '../../../ui/use-keys.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    border: line,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    overflow: 'clip',
    '@media (min-width: 1024px)': {
      position: 'sticky',
      top: 'calc(var(--header-height, 0px) + 12px)',
      maxHeight: 'calc(100dvh - var(--header-height, 0px) - 88px)',
    },
  },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px', padding: '10px' },
  rows: { margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    minHeight: '38px',
    padding: '4px 14px',
    border: 'none',
    borderTop: line,
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '10px' },
    '@media (max-width: 1023px)': { minHeight: '52px', fontSize: '16px' },
  },
  open: {
    backgroundColor: colors.brandSoft,
    boxShadow: `inset 3px 0 0 ${colors.brand}`,
    fontWeight: 650,
    ':hover': { backgroundColor: colors.brandSoft },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  cost: { flexShrink: 0, whiteSpace: 'nowrap' },
  least: { color: colors.saffron },
  none: { color: colors.ink3, fontSize: '12px' },
  foot: { padding: '10px 14px', borderTop: line, color: colors.ink2, fontSize: '12px' },
})

export type Shown = 'all' | 'without'

type Props = {
  cards: readonly RecipeCard[]
  withoutRecipe: number
  opened: string | null
  search: string
  onSearch: (text: string) => void
  shown: Shown
  onShow: (shown: Shown) => void
  onOpen: (key: string) => void
  /** Buttons for all recipes. */
  children?: ReactNode
}

const CostOf = ({ card: { has_recipe: hasRecipe, cost } }: { card: RecipeCard }) => {
  const styles = useStyles()
  if (!hasRecipe) return <span className={styles.none}>reçetesiz</span>
  if (cost === null) return null
  return cost.is_complete ? (
    <span className={styles.cost}>{formatLira(cost.per_portion)}</span>
  ) : (
    <span className={mergeClasses(styles.cost, styles.least)} title={`Fiyatı bilinmeyen: ${cost.unknown.join(', ')}`}>
      {cost.per_portion > 0 ? `≥ ${formatLira(cost.per_portion)}` : 'fiyatsız'}
    </span>
  )
}

/** Every component of the kitchen, with what a portion costs today. */
export const RecipeList = ({
  cards,
  withoutRecipe,
  opened,
  search,
  onSearch,
  shown,
  onShow,
  onOpen,
  children,
}: Props) => {
  const styles = useStyles()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  useKeys({ '/': () => box.current?.focus() })
  const words = fold(search.trim())
  const found = cards.filter(
    ({ name, has_recipe: hasRecipe }) => fold(name).includes(words) && (shown === 'all' || !hasRecipe),
  )
  return (
    <section className={styles.card} aria-label="Bileşenler">
      <div className={styles.head}>
        <SearchBox ref={box} name="Bileşen ara" value={search} onChange={onSearch} />
        <FilterPills
          label="Bileşen filtresi"
          choices={[
            { name: 'all', title: 'Tümü', count: cards.length },
            { name: 'without', title: 'Reçetesiz', count: withoutRecipe },
          ]}
          value={shown}
          onChange={onShow}
        />
      </div>
      <ul ref={list} className={styles.rows}>
        {found.map((card) => (
          <li key={card.key}>
            <button
              type="button"
              className={mergeClasses(styles.row, card.key === opened && styles.open)}
              aria-current={card.key === opened}
              onClick={() => onOpen(card.key)}
            >
              <span className={styles.name}>{card.name}</span>
              <CostOf card={card} />
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles.foot}>
            {words === '' ? 'Reçetesiz bileşen yok.' : 'Aramanıza uyan bileşen bulunamadı.'}
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        {cards.some(({ cost }) => cost !== null) && 'Bir porsiyonun bugünkü maliyeti, KDV’siz'}
        {children}
      </div>
    </section>
  )
}
