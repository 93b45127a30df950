import { useState } from 'react'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { pickOf } from './pick-of.ts'
import { type CompanyAddress, useDepartments } from './use-departments.ts'

const nothing: Pick = { id: '', name: '' }

type Props = {
  company: CompanyAddress
  first?: Pick
  others: readonly Pick[]
  withInactive?: boolean
  onChange: (departmentId: string) => void
}

/** Shows the current pick until it is opened, and again if it is left without a new one. */
export const DepartmentSearch = ({ company, first = nothing, others, withInactive, onChange }: Props) => {
  const [picked, setPicked] = useState(first)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const wanted = typed.trim()
  const search = useDebounced(wanted)
  const { departments, isFetching, error, hasMore } = useDepartments(company, { search, withInactive })
  return (
    <AsyncPicker
      label={fieldLabels.department}
      isOptional
      placeholder="Departman adını yazın"
      picked={typed === '' ? picked : null}
      onPick={(pick) => {
        if (pick === null) return
        setPicked(pick)
        onChange(pick.id)
      }}
      typed={isOpen ? typed : picked.name}
      onType={(text) => setTyped(isOpen ? text : text.replace(picked.name, ''))}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens)
        if (!opens) setTyped('')
      }}
      choices={[...(wanted === '' ? others : []), ...departments.map(pickOf)]}
      hasMore={hasMore}
      isSearching={search !== wanted || (isFetching && departments.length === 0)}
      emptyText="Departman bulunamadı"
      failure={error === undefined ? undefined : prefixedProblem(error, 'Departmanlar yüklenemedi')}
      missingText=""
    />
  )
}
