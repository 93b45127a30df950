import { useListFirmsQuery } from '../../../api/generated-panels.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../../ui/forms/use-picker-search.ts'

/** Searches the firms that the catering cooks for; none picked means all of them. */
export const FirmPicker = ({ picked, onPick }: { picked: Pick | null; onPick: (pick: Pick | null) => void }) => {
  const { companyId } = useCompany()
  const { search, isOpen, field, progressOf } = usePickerSearch(picked)
  const query = useListFirmsQuery({ companyId, search, limit: 20 }, { skip: !isOpen })
  const { firms = [], total = 0 } = query.currentData ?? {}
  return (
    <AsyncPicker
      label="Firma"
      isOptional
      placeholder="Tüm firmalar"
      onPick={onPick}
      choices={firms}
      hasMore={total > firms.length}
      emptyText="Firma bulunamadı"
      missingText=""
      {...field}
      {...progressOf(query, 'Firmalar yüklenemedi')}
    />
  )
}
