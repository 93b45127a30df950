import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { baseUnits } from '../../../../src/core/recipes/rules.ts'
import { baseUnitChoices } from '../../../../src/texts/recipes/recipes.ts'
import { type Ingredient, useCreateIngredientMutation, useUpdateIngredientMutation } from '../../../api/generated.ts'
import { AllergenBoxes } from '../../../domain/menus/allergen-boxes.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { ConflictNotice } from '../../../ui/forms/conflict-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { blankIngredient, bodyOf, draftOf, problemsOf, read } from './ingredient-draft.ts'
import { IngredientLinks } from './ingredient-links.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '8px' },
})

type Props = {
  /** Undefined for a new one. */
  ingredient: Ingredient | undefined
  onClose: () => void
  onAdded?: (ingredient: Ingredient) => void
  besideFrom?: number
  /** The address names the ingredient. */
  isInAddress?: boolean
  /** A button that leads back to where it was opened from. */
  back?: ReactNode
}

/** What an ingredient is called, kept in, contains, and is bought as. */
export const IngredientPanel = ({ ingredient, onClose, onAdded, besideFrom, isInAddress, back }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const mayWrite = useCan('writeMenus')
  const [create] = useCreateIngredientMutation()
  const [update] = useUpdateIngredientMutation()
  const form = useDraftForm({
    initial: () => (ingredient ? draftOf(ingredient) : blankIngredient),
    problemsOf,
    send: (draft, saved) =>
      ingredient === undefined
        ? create({ companyId, body: bodyOf(draft) })
        : update({ companyId, ingredientId: ingredient.id, body: { ...bodyOf(draft), version: saved.version } }),
    onSaved: ({ ingredient: saved }) => {
      if (ingredient === undefined && onAdded) return onAdded(saved)
      return draftOf(saved)
    },
    success: 'Malzeme kaydedildi.',
    prefix: 'Malzeme kaydedilemedi',
    versioned: { draftOf, read },
  })
  const { draft, saved, change } = form
  return (
    <SidePanel
      title={ingredient?.name ?? 'Yeni malzeme'}
      besideFrom={besideFrom}
      isInAddress={isInAddress}
      onClose={() => form.leave(onClose)}
    >
      <Form className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('name')} label="Malzeme" maxLength={120} />
        <Segments
          label="Birimi"
          value={draft.unit}
          choices={baseUnits.map((unit) => ({ value: unit, text: baseUnitChoices[unit] }))}
          onChange={(unit) => change({ unit })}
        />
        <IngredientLinks draft={draft} onChange={change} isReadOnly={!mayWrite} />
        <AllergenBoxes value={draft} onChange={change} />
        {ingredient !== undefined && ingredient.recipes > 0 && (
          <span>{`${formatNumber(ingredient.recipes)} reçetede kullanılıyor.`}</span>
        )}
        <ConflictNotice conflict={form.conflict} />
        <FormNotice intent="error" text={form.notice} />
        <FormNotice intent="success" text={form.done} />
        <div className={styles.buttons}>
          {back}
          {mayWrite && (
            <SubmitButton
              text={ingredient === undefined ? 'Ekle' : 'Kaydet'}
              isDisabled={JSON.stringify(draft) === JSON.stringify(saved)}
              isBusy={form.isSending}
            />
          )}
        </div>
      </Form>
    </SidePanel>
  )
}
