import { Suspense } from 'react'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { lazily } from '../../frame/later.tsx'
import { pickOf } from './pick-of.ts'
import { type CompanyAddress, useDepartments } from './use-departments.ts'

const DepartmentSearch = lazily(async () => (await import('./department-search.tsx')).DepartmentSearch)

type Props = {
  company: CompanyAddress
  value: string
  onChange: (departmentId: string) => void
  /** Choices that are not departments. */
  others: readonly Pick[]
  /** The current value, in case the list does not contain it. */
  known?: Pick
  withInactive?: boolean
}

/** A select, or a search if there are too many departments for one. */
export const DepartmentField = ({ company, value, onChange, others, known, withInactive }: Props) => {
  const { departments, hasMore } = useDepartments(company, { withInactive })
  const listed = [...others, ...departments.map(pickOf)]
  const choices =
    known === undefined || listed.some(({ id }) => id === known.id)
      ? listed
      : [...others, known, ...listed.slice(others.length)]
  const select = (
    <ChoiceField
      label={fieldLabels.department}
      value={value}
      choices={choices.map(({ id, name }) => ({ value: id, text: name }))}
      onChange={onChange}
    />
  )
  if (!hasMore) return select
  return (
    <Suspense fallback={select}>
      <DepartmentSearch
        company={company}
        first={choices.find(({ id }) => id === value)}
        others={others}
        withInactive={withInactive}
        onChange={onChange}
      />
    </Suspense>
  )
}
