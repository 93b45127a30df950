import { Button, Field, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { fold } from '../../../../src/core/shared/rules.ts'
import { api, type Recipe, type RecipeCard } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { once } from '../../../frame/use-download.ts'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', maxHeight: 'min(420px, 50dvh)', marginTop: '12px', overflowY: 'auto' },
  item: { justifyContent: 'space-between', minHeight: '36px', fontWeight: 500 },
})

type Props = { recipes: readonly RecipeCard[]; onCopied: (recipe: Recipe) => void; onClose: () => void }

/** Takes over the lines and the method of another recipe, to be changed and saved. */
export const CopyRecipeDialog = ({ recipes, onCopied, onClose }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const dispatch = useApiDispatch()
  const report = useBanner('Reçete okunamadı')
  const [search, setSearch] = useState('')
  const copy = async (componentKey: string) => {
    const { data } = await report(dispatch(api.endpoints.getRecipe.initiate({ companyId, componentKey }, once)), {
      failure: 'Reçete okunamadı',
    })
    if (data !== undefined) onCopied(data)
  }
  const found = recipes.filter(({ name }) => fold(name).includes(fold(search.trim())))
  return (
    <PlainDialog title="Başka reçeteden kopyala" actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
      <Field label="Hangi reçeteden?">
        <SearchInput placeholder="Reçete ara" value={search} onChange={setSearch} />
      </Field>
      <div className={styles.list}>
        {found.map(({ key, name, cost }) => (
          <Button key={key} appearance="subtle" className={styles.item} onClick={() => void copy(key)}>
            <span>{name}</span>
            {cost !== null && <span>{formatLira(cost.per_portion)}</span>}
          </Button>
        ))}
        {found.length === 0 && 'Aramanıza uyan reçete bulunamadı.'}
      </div>
    </PlainDialog>
  )
}
