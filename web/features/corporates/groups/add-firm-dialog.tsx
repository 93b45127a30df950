import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { groupReasons } from '../../../../src/texts/partnerships/partnerships.ts'
import { useAddCompanyToGroupMutation, useListAvailableCompaniesQuery } from '../../../api/generated.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

const shownAtOnce = 20

type Props = { groupId: string; onClose: () => void }

export const AddFirmDialog = ({ groupId, onClose }: Props) => {
  const { company } = useScope()
  const [add] = useAddCompanyToGroupMutation()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const form = useDraftForm({
    initial: { firm: null as Pick | null },
    problemsOf: ({ firm }) => ({ firm: firm === null ? groupReasons.company : undefined }),
    send: ({ firm }) => add({ companyId: company.id, groupId, body: { corporate_id: firm?.id ?? '' } }),
    onSaved: onClose,
    banner: 'Firma gruba eklendi',
    prefix: 'Firma gruba eklenemedi',
    isWorthAsking: () => false,
  })
  const { firm } = form.draft
  const wanted = firm === null ? typed.trim() : ''
  const search = useDebounced(wanted)
  const { currentData, isFetching, error } = useListAvailableCompaniesQuery(
    { companyId: company.id, groupId, search, limit: shownAtOnce },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  )
  return (
    <FormDialog title="Gruba firma ekle" submitText="Ekle" form={form} isOpenEdged onClose={onClose}>
      <AsyncPicker
        label="Firma"
        placeholder="Anlaşmalı firma adını yazın"
        picked={firm}
        onPick={(pick) => form.change({ firm: pick })}
        typed={typed}
        onType={setTyped}
        isOpen={isOpen}
        onOpenChange={setOpen}
        choices={currentData?.companies ?? []}
        hasMore={currentData !== undefined && currentData.total > currentData.companies.length}
        isSearching={isFetching || search !== wanted}
        emptyText={wanted === '' ? 'Gruba eklenebilecek anlaşmalı firma yok' : 'Firma bulunamadı'}
        missingText={groupReasons.company}
        problem={form.problems.firm}
        failure={error === undefined ? undefined : prefixedProblem(error, 'Firmalar yüklenemedi')}
      />
      <Text size={200}>Vardiyaları, gruptaki ilk firmanınkilerle aynı saatlerde olan firmalar eklenebilir.</Text>
    </FormDialog>
  )
}
