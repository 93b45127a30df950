import { useSearchCompaniesQuery, type CompanyType } from '../../api/generated-sign-in.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../ui/forms/use-picker-search.ts'

const shownAtOnce = 10

type Props = { type: CompanyType; label?: string; picked: Pick | null; onPick: (pick: Pick | null) => void }

/** Searches public companies by name. Give it `key={type}` where the type can change. */
export const CompanyPicker = ({ type, label = 'Şirket', picked, onPick }: Props) => {
  const { search, isOpen, field, progressOf } = usePickerSearch(picked)
  const query = useSearchCompaniesQuery({ type, query: search, limit: shownAtOnce }, { skip: !isOpen })
  return (
    <AsyncPicker
      label={label}
      placeholder="Şirket adını yazın"
      onPick={onPick}
      choices={query.currentData?.companies ?? []}
      hasMore={query.currentData?.has_more}
      emptyText="Şirket bulunamadı"
      missingText="Listeden bir şirket seçin"
      {...field}
      {...progressOf(query, 'Arama hatası')}
    />
  )
}
