import { Button } from '@fluentui/react-components'
import { useGetRecipeQuery } from '../../api/generated.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'

type Props = { companyId: string; componentKey: string; date: string }

/** Opens the recipe of a component, or lets whoever may write begin one. */
export const RecipeButton = ({ companyId, componentKey, date }: Props) => {
  const [, setParams] = usePanelParams()
  const mayWrite = useCan('writeMenus')
  const { currentData: recipe } = useGetRecipeQuery({ companyId, componentKey, date })
  const hasRecipe = recipe !== undefined && recipe.lines.length > 0
  if (recipe === undefined || (!hasRecipe && !mayWrite)) return null
  return (
    <Button onClick={() => setParams({ tab: 'recipes', recipe: componentKey })}>
      {hasRecipe ? 'Reçete' : 'Reçete yaz'}
    </Button>
  )
}
