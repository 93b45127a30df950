import { Text } from '@fluentui/react-components'
import { groupReasons } from '../../../../src/texts/partnerships/partnerships.ts'
import { useAddCompanyToGroupMutation, useListAvailableCompaniesQuery } from '../../../api/generated.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { usePickerSearch } from '../../../ui/forms/use-picker-search.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'

const shownAtOnce = 20

type Props = { groupId: string; onClose: () => void }

export const AddFirmDialog = ({ groupId, onClose }: Props) => {
  const { company } = useScope()
  const [add] = useAddCompanyToGroupMutation()
  const form = useDraftForm({
    initial: { firm: null as Pick | null },
    problemsOf: ({ firm }) => ({ firm: firm === null ? groupReasons.company : undefined }),
    send: ({ firm }) => add({ companyId: company.id, groupId, body: { corporate_id: firm?.id ?? '' } }),
    onSaved: onClose,
    banner: 'Firma gruba eklendi',
    prefix: 'Firma gruba eklenemedi',
    isWorthAsking: () => false,
  })
  const { search, isOpen, field, progressOf } = usePickerSearch(form.draft.firm)
  const query = useListAvailableCompaniesQuery(
    { companyId: company.id, groupId, search, limit: shownAtOnce },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  )
  const { companies = [], total = 0 } = query.currentData ?? {}
  return (
    <FormDialog title="Gruba firma ekle" submitText="Ekle" form={form} isOpenEdged onClose={onClose}>
      <AsyncPicker
        label="Firma"
        placeholder="Anlaşmalı firma adını yazın"
        onPick={(firm) => form.change({ firm })}
        choices={companies}
        hasMore={total > companies.length}
        emptyText={search === '' ? 'Gruba eklenebilecek anlaşmalı firma yok' : 'Firma bulunamadı'}
        missingText={groupReasons.company}
        problem={form.problems.firm}
        {...field}
        {...progressOf(query, 'Firmalar yüklenemedi')}
      />
      <Text size={200}>Vardiyaları, gruptaki ilk firmanınkilerle aynı saatlerde olan firmalar eklenebilir.</Text>
    </FormDialog>
  )
}
