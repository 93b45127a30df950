import { Suspense, useState } from 'react'
import { maxContactPhone } from '../../../../src/core/companies/rules.ts'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { type CompanyType, type OpenCompanyApiResponse, useOpenCompanyMutation } from '../../../api/generated-admin.ts'
import { TaxNumberField, taxNumberProblemText } from '../../../domain/companies/tax-number-field.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { emailProblem, phoneProblem } from '../../../ui/forms/problems.ts'
import { Segments } from '../../../ui/forms/segments.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import type { CompanyPanels } from './company-panels.ts'

const types = (Object.keys(companyTypeLabels) as CompanyType[]).map((value) => ({
  value,
  text: companyTypeLabels[value],
}))

const emptyDraft = {
  type: 'corporate' as CompanyType,
  name: '',
  taxNumber: '',
  phone: '',
  address: '',
  ownerName: '',
  ownerPhone: '',
  ownerEmail: '',
}

type Props = { OneTimePassword: CompanyPanels['OneTimePassword']; onClose: () => void }

/** Creates a company without an application, with its owner, whose one-time password is shown once. */
export const OpenDialog = ({ OneTimePassword, onClose }: Props) => {
  const [open] = useOpenCompanyMutation()
  const [opened, setOpened] = useState<OpenCompanyApiResponse>()
  const repeatable = useRepeatable()
  const form = useDraftForm({
    initial: emptyDraft,
    problemsOf: ({ name, taxNumber, ownerName, ownerPhone, ownerEmail }) => ({
      name: name.trim().length < 2 ? 'Şirketin adını yazın' : undefined,
      taxNumber: taxNumberProblemText(taxNumber),
      ownerName: ownerName.trim().length < 2 ? 'Sahibinin adını soyadını yazın' : undefined,
      ownerPhone: phoneProblem(ownerPhone),
      ownerEmail: ownerEmail.trim() === '' ? undefined : emailProblem(ownerEmail),
    }),
    send: ({ type, name, taxNumber, phone, address, ownerName, ownerPhone, ownerEmail }) =>
      repeatable((key) =>
        open({
          'Idempotency-Key': key,
          body: {
            type,
            name: name.trim(),
            tax_number: taxNumber.trim() || null,
            ...(phone.trim() !== '' && { phone: phone.trim() }),
            ...(address.trim() !== '' && { address: address.trim() }),
            owner_full_name: ownerName.trim(),
            owner_phone: ownerPhone,
            owner_email: ownerEmail.trim() || null,
          },
        }),
      ),
    onSaved: setOpened,
    prefix: 'Şirket açılamadı',
  })
  if (opened !== undefined) {
    const { company, owner, one_time_password, slip_code, expires_at } = opened
    const issued = {
      full_name: owner.full_name,
      phone: owner.phone,
      department_name: null,
      slip_code,
      one_time_password,
      expires_at,
    }
    return (
      <Suspense>
        <OneTimePassword title={`${company.name} açıldı`} issued={issued} onClose={onClose} />
      </Suspense>
    )
  }
  const { draft, change, field, problems } = form
  return (
    <FormDialog title="Şirket aç" submitText="Şirketi aç" form={form} onClose={onClose}>
      <Segments label="Tür" value={draft.type} choices={types} onChange={(type) => change({ type })} />
      <TextField label="Şirket adı" maxLength={120} {...field('name')} />
      <TaxNumberField {...field('taxNumber')} />
      <TextField label="Şirket telefonu" isOptional maxLength={maxContactPhone} inputMode="tel" {...field('phone')} />
      <TextField label={fieldLabels.address} isOptional maxLength={200} {...field('address')} />
      <TextField label="Sahibinin adı soyadı" maxLength={120} {...field('ownerName')} />
      <PhoneField
        label="Sahibinin telefonu"
        value={draft.ownerPhone}
        onChange={(ownerPhone) => change({ ownerPhone })}
        problem={problems.ownerPhone}
      />
      <TextField label="Sahibinin e-postası" isOptional type="email" maxLength={254} {...field('ownerEmail')} />
    </FormDialog>
  )
}
