import { type BaseUnit, baseUnitOf, baseUnits, portionUnit, typedQuantity } from '../../../../src/core/recipes/rules.ts'
import { baseUnitChoices } from '../../../../src/texts/recipes/recipes.ts'
import { useCreateIngredientMutation } from '../../../api/generated.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

type Props = {
  name: string
  /** What was typed beside it, which may say its unit already. */
  quantity: string
  onAdded: (name: string) => void
  onClose: () => void
}

const unitIn = (quantity: string): BaseUnit => {
  const unit = typedQuantity(quantity)?.unit
  const base = unit && baseUnitOf(unit)
  return base === undefined || base === portionUnit ? 'g' : base
}

/** Only what a line needs; allergens and products can wait. */
export const NewIngredientDialog = ({ name, quantity, onAdded, onClose }: Props) => {
  const { companyId } = useCompany()
  const [create] = useCreateIngredientMutation()
  const form = useDraftForm({
    initial: { name, unit: unitIn(quantity) },
    problemsOf: (draft) => ({ name: draft.name.trim() === '' ? 'Bir ad yazın.' : undefined }),
    send: (draft) => create({ companyId, body: { name: draft.name, base_unit: draft.unit } }),
    onSaved: ({ ingredient }) => onAdded(ingredient.name),
    prefix: 'Malzeme eklenemedi',
  })
  return (
    <FormDialog title="Yeni malzeme" submitText="Ekle" form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="Malzeme" maxLength={120} />
      <Segments
        label="Birimi"
        value={form.draft.unit}
        choices={baseUnits.map((unit) => ({ value: unit, text: baseUnitChoices[unit] }))}
        onChange={(unit) => form.change({ unit })}
      />
    </FormDialog>
  )
}
