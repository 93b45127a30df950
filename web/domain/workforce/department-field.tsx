import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DepartmentSearch } from './department-search.tsx'
import { pickOf } from './pick-of.ts'
import { type CompanyAddress, useDepartments } from './use-departments.ts'

type Props = {
  company: CompanyAddress
  value: string
  onChange: (departmentId: string) => void
  /** Choices that are no departments. */
  others: readonly Pick[]
  /** What the value means where the list may not tell. */
  known?: Pick
  withInactive?: boolean
}

/** One of a list, or searched where there are more than a list is good for. */
export const DepartmentField = ({ company, value, onChange, others, known, withInactive }: Props) => {
  const { departments, hasMore } = useDepartments(company, { withInactive })
  const listed = [...others, ...departments.map(pickOf)]
  const choices =
    known === undefined || listed.some(({ id }) => id === known.id)
      ? listed
      : [...others, known, ...listed.slice(others.length)]
  if (hasMore)
    return (
      <DepartmentSearch
        company={company}
        first={choices.find(({ id }) => id === value)}
        others={others}
        withInactive={withInactive}
        onChange={onChange}
      />
    )
  return (
    <ChoiceField
      label={fieldLabels.department}
      value={value}
      choices={choices.map(({ id, name }) => ({ value: id, text: name }))}
      onChange={onChange}
    />
  )
}
