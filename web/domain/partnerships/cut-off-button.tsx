import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { homeTimezone } from '../../../src/core/shared/rules.ts'
import { type CutOff, defaultCutOff } from '../../../src/core/shifts/rules.ts'
import {
  type PartnershipDetail,
  useGetPartnershipQuery,
  useSavePartnershipCutOffMutation,
} from '../../api/generated.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { CutOffFields } from '../shifts/cut-off-fields.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { cutOffOfPartnership } from './contract-facts.ts'

const choices = [
  { value: 'shifts', text: 'Vardiyalardaki kapanış geçerli' },
  { value: 'own', text: 'Daha erken kapansın' },
]

const usual: CutOff = { days: 1, time: '16:00' }

const CutOffDialog = ({ partnership, onClose }: { partnership: PartnershipDetail; onClose: () => void }) => {
  const company = useCompany()
  const [save] = useSavePartnershipCutOffMutation()
  const form = useDraftForm({
    initial: { cutOff: cutOffOfPartnership(partnership) },
    send: ({ cutOff }) =>
      save({
        ...company,
        partnershipId: partnership.id,
        body: { cutoff_days: cutOff?.days ?? null, cutoff_time: cutOff?.time ?? null },
      }),
    onSaved: onClose,
    banner: 'Kapanış kaydedildi',
    prefix: 'Kapanış kaydedilemedi',
  })
  const { cutOff } = form.draft
  return (
    <FormDialog title="Seçimlerin kapanışı" submitText="Kaydet" form={form} onClose={onClose}>
      <ChoiceField
        label={`${partnership.company.name} çalışanlarının seçimi`}
        value={cutOff === null ? 'shifts' : 'own'}
        choices={choices}
        onChange={(value) => form.change({ cutOff: value === 'own' ? usual : null })}
        hint="Firmanın vardiyalarındaki kapanış daha erkense o geçerlidir."
      />
      {cutOff !== null && (
        <CutOffFields
          value={cutOff}
          was={{ cutOff: cutOffOfPartnership(partnership) ?? defaultCutOff, timezone: homeTimezone }}
          onChange={(next) => form.change({ cutOff: next })}
        />
      )}
    </FormDialog>
  )
}

/** In a catering's panel of a firm: sets until when the firm's people can choose. */
export const CutOffButton = ({ partnershipId }: { partnershipId: string }) => {
  const mayChange = useCan('manageContracts')
  const [isOpen, setOpen] = useState(false)
  const partnership = useGetPartnershipQuery({ ...useCompany(), partnershipId }).data?.partnership
  if (!mayChange || partnership?.is_active !== true) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Seçim kapanışı</Button>
      {isOpen && <CutOffDialog partnership={partnership} onClose={() => setOpen(false)} />}
    </>
  )
}
