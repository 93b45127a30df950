import { Field, Textarea } from '@fluentui/react-components'
import { groupNameRule, maxGroupDescription } from '../../../../src/core/partnerships/rules.ts'
import { groupReasons } from '../../../../src/texts/partnerships/partnerships.ts'
import {
  type CorporateGroup,
  useCreateCorporateGroupMutation,
  useUpdateCorporateGroupMutation,
} from '../../../api/generated.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type ReadValue, useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'

const draftOf = (group?: CorporateGroup) => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  version: group?.version,
})

const read = ({ name, description }: ReturnType<typeof draftOf>): ReadValue[] => [
  ['Grup adı', name],
  ['Açıklama', description],
]

type Props = {
  /** Undefined for a new one. */
  group?: CorporateGroup
  onClose: () => void
}

export const GroupDialog = ({ group, onClose }: Props) => {
  const { company } = useScope()
  const [create] = useCreateCorporateGroupMutation()
  const [update] = useUpdateCorporateGroupMutation()
  const isNew = group === undefined
  const form = useDraftForm({
    initial: draftOf(group),
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? groupReasons.name : undefined }),
    send: (body) =>
      isNew ? create({ companyId: company.id, body }) : update({ companyId: company.id, groupId: group.id, body }),
    versioned: { draftOf, read },
    onSaved: onClose,
    banner: isNew ? 'Grup oluşturuldu' : 'Grup güncellendi',
    prefix: isNew ? 'Grup oluşturulurken hata oluştu' : 'Grup güncellenirken hata oluştu',
  })
  return (
    <FormDialog
      title={isNew ? 'Yeni firma grubu' : 'Grubu düzenle'}
      submitText={isNew ? 'Oluştur' : 'Kaydet'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Grup adı" maxLength={groupNameRule.max} autoComplete="off" {...form.field('name')} />
      <Field label="Açıklama (isteğe bağlı)">
        <Textarea
          value={form.draft.description}
          maxLength={maxGroupDescription}
          resize="vertical"
          onChange={(_, { value }) => form.change({ description: value })}
        />
      </Field>
    </FormDialog>
  )
}
