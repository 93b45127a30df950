import { useState } from 'react'
import { useSearchCompaniesQuery, type CompanyType } from '../../api/generated-sign-in.ts'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'

const shownAtOnce = 10

type Props = { type: CompanyType; label?: string; picked: Pick | null; onPick: (pick: Pick | null) => void }

/** Searches public companies by name. Give it `key={type}` where the type can change. */
export const CompanyPicker = ({ type, label = 'Şirket', picked, onPick }: Props) => {
  const [typed, setTyped] = useState(picked?.name ?? '')
  const [isOpen, setOpen] = useState(false)
  const wanted = picked === null ? typed.trim() : ''
  const query = useDebounced(wanted)
  const { currentData, isFetching, error } = useSearchCompaniesQuery(
    { type, query, limit: shownAtOnce },
    { skip: !isOpen },
  )
  return (
    <AsyncPicker
      label={label}
      placeholder="Şirket adını yazın"
      picked={picked}
      onPick={onPick}
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={setOpen}
      choices={currentData?.companies ?? []}
      hasMore={currentData?.has_more}
      isSearching={isFetching || query !== wanted}
      emptyText="Şirket bulunamadı"
      missingText="Listeden bir şirket seçin"
      failure={error === undefined ? undefined : prefixedProblem(error, 'Arama hatası')}
    />
  )
}
