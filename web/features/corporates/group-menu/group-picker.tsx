import { useState } from 'react'
import { useListCorporateGroupsQuery } from '../../../api/generated.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

/** Searches the catering's groups by name. */
export const GroupPicker = ({ picked, onPick }: { picked: Pick | null; onPick: (pick: Pick | null) => void }) => {
  const { companyId } = useCompany()
  const [text, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const typed = picked?.name ?? text
  const wanted = picked === null ? text.trim() : ''
  const search = useDebounced(wanted)
  const { currentData, isFetching, error } = useListCorporateGroupsQuery({ companyId, search }, { skip: !isOpen })
  const groups = currentData?.groups ?? []
  return (
    <AsyncPicker
      label="Grup"
      placeholder="Grup adını yazın"
      picked={picked}
      onPick={onPick}
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={setOpen}
      choices={groups}
      hasMore={(currentData?.total ?? 0) > groups.length}
      isSearching={isFetching || search !== wanted}
      emptyText="Grup bulunamadı"
      missingText="Listeden bir grup seçin"
      failure={error === undefined ? undefined : prefixedProblem(error, 'Gruplar yüklenemedi')}
    />
  )
}
