import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import {
  type ListRecipesApiResponse,
  useGetRecipeQuery,
  useListIngredientsQuery,
  useListRecipesQuery,
} from '../../../api/generated.ts'
import { later } from '../../../frame/later.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import { Segments } from '../../../ui/forms/segments.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { ImportRecipesButton, RecipeBookButtons } from './recipe-book-buttons.tsx'
import { RecipeEditor } from './recipe-editor.tsx'
import { RecipeList, type Shown } from './recipe-list.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { useRecipePrinting } from './use-recipe-printing.tsx'

const IngredientsView = later(
  async () => (await import('./ingredients-view.tsx')).IngredientsView,
  <RecipesSkeleton hasList />,
)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (min-width: 1024px)': { gridTemplateColumns: '252px minmax(0, 1fr)' },
  },
  back: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  recipe: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
})

const fresh = { refetchOnMountOrArgChange: true }
const isDate = /^\d{4}-\d{2}-\d{2}$/

const useAddress = (buying: string) => {
  const [params, setParams] = usePanelParams()
  const heading = useFrame()?.heading
  const from = params.get('from') ?? ''
  const isFromBuying = params.get('back') === 'buying'
  return {
    /** For whoever came from Satın alma, to repair something of it. */
    goBack: isFromBuying
      ? () => {
          setParams(buying)
          heading?.current?.focus()
        }
      : undefined,
    key: params.get('recipe'),
    /** The first day of the version that is shown. */
    from: isDate.test(from) ? from : undefined,
    ingredient: params.get('ingredient') ?? undefined,
    view: params.get('view') === 'ingredients' ? 'ingredients' : 'recipes',
    open: (next: { recipe?: string; from?: string | undefined; view?: string; ingredient?: string | undefined }) =>
      setParams(
        {
          tab: 'recipes',
          ...(isFromBuying && { back: 'buying' }),
          ...(next.view !== undefined && { view: next.view }),
          ...(next.recipe !== undefined && { recipe: next.recipe }),
          ...(next.from !== undefined && { from: next.from }),
          ...(next.ingredient !== undefined && { ingredient: next.ingredient }),
        },
        { preventScrollReset: true },
      ),
  } as const
}

type OpenProps = {
  recipeKey: string
  from: string | undefined
  list: ListRecipesApiResponse
  kitchenDay: string | undefined
  onOpenDay: (date: string | undefined) => void
}

const OpenRecipe = ({ recipeKey, from, list, kitchenDay, onOpenDay }: OpenProps) => {
  const { companyId } = useCompany()
  const printing = useRecipePrinting()
  const recipe = useGetRecipeQuery(
    { companyId, componentKey: recipeKey, ...(from !== undefined && { date: from }) },
    fresh,
  )
  const ingredients = useListIngredientsQuery({ companyId }, fresh)
  const failed = recipe.currentData === undefined && recipe.error !== undefined ? recipe : ingredients
  if (recipe.currentData === undefined || ingredients.data === undefined)
    return failed.error === undefined ? (
      <RecipesSkeleton hasList />
    ) : (
      <ErrorState
        text={prefixedProblem(failed.error, 'Reçete yüklenemedi')}
        isBusy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  return (
    <>
      <RecipeEditor
        key={`${recipeKey} ${from}`}
        recipe={recipe.currentData}
        ingredients={ingredients.data.ingredients}
        cards={list.recipes}
        today={list.date}
        shownDay={from}
        kitchenDay={kitchenDay}
        printing={printing}
        onOpenDay={onOpenDay}
      />
      {printing.paper}
    </>
  )
}

type Props = {
  kitchenDay: string | undefined
  /** The address of Satın alma. */
  buying: string
}

/** What is cooked with what: the recipes of all components, and the ingredients (rules B1, B2 and B5). */
export const RecipesTab = ({ kitchenDay, buying }: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const { companyId } = useCompany()
  const { key, from, view, ingredient, open, goBack } = useAddress(buying)
  const [search, setSearch] = useState('')
  const [shown, show] = useState<Shown>('all')
  const query = useListRecipesQuery({ companyId }, fresh)
  const list = query.data
  if (list === undefined)
    return query.error === undefined ? (
      <RecipesSkeleton />
    ) : (
      <ErrorState
        text={prefixedProblem(query.error, 'Reçeteler yüklenemedi')}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const opened = key ?? (isDesk ? (list.recipes[0]?.key ?? null) : null)
  const isOnlyRecipe = !isDesk && opened !== null
  const back = goBack && (
    <Button icon={<ChevronLeftRegular />} onClick={goBack}>
      Satın almaya dön
    </Button>
  )
  const switcher = (
    <Segments
      label="Reçeteler ve malzemeler"
      isLabelHidden
      value={view}
      choices={[
        { value: 'recipes', text: 'Reçeteler' },
        { value: 'ingredients', text: 'Malzemeler' },
      ]}
      onChange={(view) => open(view === 'recipes' ? {} : { view })}
    />
  )
  return (
    <>
      {!isOnlyRecipe && <PageActions>{switcher}</PageActions>}
      {view === 'ingredients' ? (
        <IngredientsView opened={ingredient} onOpen={(ingredient) => open({ view, ingredient })} back={back} />
      ) : list.recipes.length === 0 ? (
        <EmptyState
          drawing="firms"
          text="Henüz bileşen yok. Menü yazdıkça burada toplanır."
          action={
            <div className={styles.actions}>
              <LinkButton to="../corporates">Firmalara git</LinkButton>
              <ImportRecipesButton />
            </div>
          }
        />
      ) : (
        <div className={styles.root}>
          {isOnlyRecipe ? (
            <div className={styles.back}>
              {back}
              <Button appearance="subtle" icon={<ChevronLeftRegular />} onClick={() => open({})}>
                Bütün reçeteler
              </Button>
            </div>
          ) : (
            <RecipeList
              cards={list.recipes}
              withoutRecipe={list.without_recipe}
              opened={opened}
              search={search}
              onSearch={setSearch}
              shown={shown}
              onShow={show}
              onOpen={(recipe) => open({ recipe })}
            >
              <RecipeBookButtons />
            </RecipeList>
          )}
          {opened !== null && (
            <div className={styles.recipe}>
              {!isOnlyRecipe && back && <div className={styles.back}>{back}</div>}
              <OpenRecipe
                key={opened}
                recipeKey={opened}
                from={from}
                list={list}
                kitchenDay={kitchenDay}
                onOpenDay={(from) => open({ recipe: opened, from })}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}
