import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api, type Recipe } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { once } from '../../../frame/use-download.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import type { PrintedRecipes as Printed } from './printed-recipes.tsx'
import { recipeSheetOf } from './recipe-sheet-of.ts'

/** Loaded on the first print. */
const PrintedRecipes = lazy(async () => ({ default: (await import('./printed-recipes.tsx')).PrintedRecipes }))

const failure = 'Reçeteler yazdırılamadı'

/** Prints recipes with the quantities of a day, or one as it is written. */
export const useRecipePrinting = () => {
  const { company } = useScope()
  const dispatch = useApiDispatch()
  const report = useBanner(failure)
  const [isFetching, setFetching] = useState(false)
  const [printing, setPrinting] = useState<Printed>()
  const start = (what: Omit<Printed, 'times'>) =>
    setPrinting((before) => ({ ...what, times: (before?.times ?? 0) + 1 }))
  const fetchDay = async (date: string, key?: string) => {
    const asked = { companyId: company.id, date, ...(key !== undefined && { key }) }
    const { data, error } = await dispatch(api.endpoints.listRecipeSheets.initiate(asked, once))
    if (data !== undefined && data.sheets.length === 0)
      return { error: { data: { detail: `${formatDate(date)} için pişirilecek reçete yok.` } } }
    return data === undefined ? { error } : { data }
  }
  const printDay = async (date: string, key?: string) => {
    setFetching(true)
    const { data } = await report(fetchDay(date, key), { failure })
    setFetching(false)
    if (data !== undefined) start({ sheets: data.sheets, date, withoutRecipe: data.without_recipe })
  }
  const paper: ReactNode = printing && (
    <Suspense>
      <PrintedRecipes {...printing} caterer={company.name} />
    </Suspense>
  )
  return {
    /** Only the given component, or all of the day. */
    printDay: (date: string, key?: string) => void printDay(date, key),
    printWritten: (recipe: Recipe) => start({ sheets: [recipeSheetOf(recipe)], date: undefined, withoutRecipe: [] }),
    paper,
    isFetching,
  }
}
