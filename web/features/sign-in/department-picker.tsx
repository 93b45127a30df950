import { useState } from 'react'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { useListDepartmentsQuery } from '../../api/generated-sign-in.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const shownAtOnce = 20

type Props = { companyId: string | undefined; picked: Pick | null; onPick: (pick: Pick | null) => void }

/** Give it `key={companyId}`: other companies have other departments. */
export const DepartmentPicker = ({ companyId = '', picked, onPick }: Props) => {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const wanted = picked === null ? typed.trim() : ''
  const search = useDebounced(wanted)
  const { currentData, isFetching, error } = useListDepartmentsQuery(
    { type: 'corporate', companyId, search, limit: shownAtOnce },
    { skip: companyId === '' },
  )
  const departments = (currentData?.departments ?? []).filter((department) => department.is_active)
  const hasNone = search === '' && currentData?.total === 0
  return (
    <AsyncPicker
      label={fieldLabels.department}
      placeholder={companyId === '' ? 'Önce şirket seçin' : 'Departman adını yazın'}
      isDisabled={companyId === '' || hasNone}
      picked={picked}
      onPick={onPick}
      typed={typed}
      onType={setTyped}
      isOpen={isOpen}
      onOpenChange={setOpen}
      choices={departments}
      hasMore={(currentData?.total ?? 0) > departments.length}
      isSearching={isFetching || search !== wanted}
      emptyText="Departman bulunamadı"
      missingText="Lütfen departman seçin"
      failure={error === undefined ? undefined : prefixedProblem(error, 'Departmanlar yüklenemedi')}
      problem={hasNone ? 'Bu şirkette aktif departman bulunmamaktadır.' : undefined}
    />
  )
}
