import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Recipe } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { once } from '../../../frame/use-download.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import type { PrintedRecipes as Printed } from './printed-recipes.tsx'
import { recipeSheetOf } from './recipe-sheet-of.ts'
import { cookingApi } from '../../../api/generated-cooking.ts'

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
  const fetchDay = async (date: string, only?: Recipe) => {
    const asked = { companyId: company.id, date, ...(only !== undefined && { key: only.key }) }
    const { data, error } = await dispatch(cookingApi.endpoints.listRecipeSheets.initiate(asked, once))
    if (data !== undefined && data.sheets.length === 0 && only === undefined)
      return { error: { data: { detail: `${formatDate(date)} için pişirilecek reçete yok.` } } }
    return data === undefined ? { error } : { data }
  }
  const printWritten = (recipe: Recipe) =>
    start({ sheets: [recipeSheetOf(recipe)], date: undefined, withoutRecipe: [] })
  const printDay = async (date: string, only?: Recipe) => {
    setFetching(true)
    const { data } = await report(fetchDay(date, only), { failure })
    setFetching(false)
    if (data === undefined) return
    if (data.sheets.length === 0 && only !== undefined) printWritten(only)
    else start({ sheets: data.sheets, date, withoutRecipe: data.without_recipe })
  }
  const paper: ReactNode = printing && (
    <Suspense>
      <PrintedRecipes {...printing} caterer={company.name} />
    </Suspense>
  )
  return {
    /** All of the day, or one recipe: as it is written if the day has none of it. */
    printDay: (date: string, only?: Recipe) => void printDay(date, only),
    printWritten,
    paper,
    isFetching,
  }
}
