import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { deliveryFormLabels as labels } from '../../../src/texts/partnerships/partnerships.ts'
import { type PartnershipDetail, useGetPartnershipQuery, useSaveDeliveryFormMutation } from '../../api/generated.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

type Form = NonNullable<PartnershipDetail['delivery_form']> | 'unsaid'

const formOf = ({ delivery_form }: PartnershipDetail): Form => delivery_form ?? 'unsaid'

const choices = [
  { value: 'unsaid', text: labels.unsaid },
  { value: 'bulk', text: labels.bulk },
  { value: 'boxed', text: labels.boxed },
] satisfies { value: Form; text: string }[]

const hints: Record<Form, string> = {
  unsaid: 'Bir vardiyada tek departman varsa toplu, yoksa departmanlara ayrılmış gelir.',
  bulk: 'Her yemek için bir etiket; departmanlar ayrılmaz.',
  boxed: 'Her departmana, kişi sayısı az da olsa, kendi kutusu ve etiketi.',
}

const DeliveryFormDialog = ({ partnership, onClose }: { partnership: PartnershipDetail; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [save] = useSaveDeliveryFormMutation()
  const form = useDraftForm({
    initial: { chosen: formOf(partnership) },
    send: ({ chosen }) =>
      save({
        companyId,
        partnershipId: partnership.id,
        body: { delivery_form: chosen === 'unsaid' ? null : chosen },
      }),
    onSaved: onClose,
    banner: 'Teslim şekli kaydedildi',
    prefix: 'Teslim şekli kaydedilemedi',
  })
  const { chosen } = form.draft
  return (
    <FormDialog title="Teslim şekli" submitText="Kaydet" form={form} onClose={onClose}>
      <ChoiceField
        label={`${partnership.company.name} yemeği nasıl getirsin?`}
        value={chosen}
        choices={choices}
        onChange={(value) => form.change({ chosen: value as Form })}
        hint={hints[chosen]}
      />
    </FormDialog>
  )
}

/** In a firm's panel of a catering: says how its food comes (rule K6). */
export const DeliveryFormButton = ({ partnershipId }: { partnershipId: string }) => {
  const mayChange = useCan('manageContracts')
  const [isOpen, setOpen] = useState(false)
  const partnership = useGetPartnershipQuery({ ...useCompany(), partnershipId }).data?.partnership
  if (!mayChange || partnership?.is_active !== true) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Teslim şekli</Button>
      {isOpen && <DeliveryFormDialog partnership={partnership} onClose={() => setOpen(false)} />}
    </>
  )
}
