import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { phoneDigits } from '../../../../src/core/shared/rules.ts'
import { defaultRoleIn, eachOptional, toWire } from '../../../../src/core/workforce/rules.ts'
import { useCreateEmployeeMutation, type CreateEmployeeApiResponse } from '../../../api/generated.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { codeOf } from '../../../ui/words/problem-text.ts'
import { useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { grantableRoles } from './authority.ts'
import { problemsOf, trimmedFacts } from './edit-draft.ts'
import { bodyOf, isComplete } from '../../../domain/shifts/own-shifts.ts'
import { OneTimePasswordDialog } from '../passwords/one-time-password-dialog.tsx'
import { departmentIdOf, noDepartment } from './own-department.ts'
import { type PersonDraft, PersonFields } from './person-fields.tsx'

const useAddPerson = () => {
  const company = useCompany()
  const [add] = useCreateEmployeeMutation()
  const repeatable = useRepeatable()
  return async ({ fullName, phone, role, departmentId, shifts, ...draft }: PersonDraft) => {
    const body = { full_name: fullName.trim(), phone, ...toWire(trimmedFacts(draft)), role }
    return repeatable((key) =>
      add({
        ...company,
        'Idempotency-Key': key,
        body: { ...body, department_id: departmentIdOf(departmentId), ...bodyOf(shifts) },
      }),
    )
  }
}

type Props = {
  onClose: () => void
  /** Opens the person who already has this phone number. */
  onKnown: (phone: string) => void
}

export const AddDialog = ({ onClose, onKnown }: Props) => {
  const scope = useScope()
  const add = useAddPerson()
  const [known, setKnown] = useState<string>()
  const [added, setAdded] = useState<CreateEmployeeApiResponse>()
  const form = useDraftForm({
    initial: (): PersonDraft => ({
      fullName: '',
      phone: '',
      ...eachOptional(() => ''),
      role: defaultRoleIn(scope.company.type),
      departmentId: noDepartment,
      shifts: [],
    }),
    problemsOf,
    send: async (draft) => {
      const answer = await add(draft)
      setKnown(codeOf(answer.error) === 'employee.phone_taken' ? draft.phone : undefined)
      return answer
    },
    onSaved: setAdded,
    prefix: 'Kişi eklenemedi',
  })
  if (added !== undefined) {
    const { user, ...issued } = added
    return (
      <OneTimePasswordDialog
        title={`${user.full_name} eklendi`}
        issued={{ ...issued, full_name: user.full_name, phone: user.phone, department_name: user.department_name }}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title="Kişi ekle"
      submitText="Ekle"
      form={form}
      isDisabled={!isComplete(form.draft.shifts)}
      isOpenEdged
      onClose={onClose}
    >
      <Text>Eklediğiniz kişiye tek kullanımlık bir şifre verilir; şifreyi bir sonraki ekranda görürsünüz.</Text>
      <PersonFields form={form} roles={grantableRoles(scope)} />
      {known !== undefined && <Button onClick={() => onKnown(phoneDigits(known))}>Kayıtlı kişiyi göster</Button>}
    </FormDialog>
  )
}
