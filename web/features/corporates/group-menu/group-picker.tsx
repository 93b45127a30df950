import { useListCorporateGroupsQuery } from '../../../api/generated.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../../ui/forms/use-picker-search.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'

/** Searches the catering's groups by name. */
export const GroupPicker = ({ picked, onPick }: { picked: Pick | null; onPick: (pick: Pick | null) => void }) => {
  const { companyId } = useCompany()
  const { search, isOpen, field, progressOf } = usePickerSearch(picked)
  const query = useListCorporateGroupsQuery({ companyId, search }, { skip: !isOpen })
  const { groups = [], total = 0 } = query.currentData ?? {}
  return (
    <AsyncPicker
      label="Grup"
      placeholder="Grup adını yazın"
      onPick={onPick}
      choices={groups}
      hasMore={total > groups.length}
      emptyText="Grup bulunamadı"
      missingText="Listeden bir grup seçin"
      {...field}
      {...progressOf(query, 'Gruplar yüklenemedi')}
    />
  )
}
