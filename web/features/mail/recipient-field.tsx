import { makeStyles, Tag, TagGroup } from '@fluentui/react-components'
import { BuildingRegular, PeopleRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { fold } from '../../../src/core/shared/rules.ts'
import { managersLabel } from '../../../src/texts/mail/labels.ts'
import type { MailAddress } from '../../api/generated.ts'
import { useListEmployeesQuery } from '../../api/generated-employees.ts'
import { useDepartments } from '../../domain/workforce/use-departments.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { problemText } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
})

const managers: MailAddress = { kind: 'managers', id: null, name: managersLabel }
const keyOf = ({ kind, id }: MailAddress): string => id ?? kind
const shownDepartments = 5

type Props = {
  userId: string
  value: readonly MailAddress[]
  onChange: (value: MailAddress[]) => void
  problem: string | undefined
}

/** People of the whole company by name, its departments, and all managers. */
const useChoices = (typed: string, userId: string) => {
  const company = useCompany()
  const search = useDebounced(typed.trim())
  const people = useListEmployeesQuery({
    pathType: company.type,
    companyId: company.companyId,
    search,
    status: 'active',
    limit: 20,
  })
  const { departments, isFetching } = useDepartments(company, { search })
  const places = new Map<string, string>()
  const choices: MailAddress[] = [
    ...(fold(managersLabel).includes(fold(search)) ? [managers] : []),
    ...departments.slice(0, shownDepartments).map(({ id, name }) => ({ kind: 'department' as const, id, name })),
    ...(people.data?.users ?? [])
      .filter(({ id }) => id !== userId)
      .map(({ id, full_name, department_name }) => {
        if (department_name !== null) places.set(id, department_name)
        return { kind: 'person' as const, id, name: full_name }
      }),
  ]
  return {
    choices,
    labelOf: (choice: MailAddress): string => {
      if (choice.kind === 'department') return `${choice.name} (departman)`
      const place = places.get(choice.id ?? '')
      return place === undefined ? choice.name : `${choice.name} · ${place}`
    },
    isSearching: people.isFetching || isFetching || search !== typed.trim(),
    failure: people.error === undefined ? undefined : problemText(people.error, 'Arama sırasında hata oluştu'),
    hasMore: people.data?.has_more === true || departments.length > shownDepartments,
  }
}

export const RecipientField = ({ userId, value, onChange, problem }: Props) => {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const hasPicked = useRef(false)
  const { choices, labelOf, ...search } = useChoices(typed, userId)
  const picks: Pick[] = choices
    .filter((choice) => !value.some((one) => keyOf(one) === keyOf(choice)))
    .map((choice) => ({ id: keyOf(choice), name: labelOf(choice) }))
  const pick = (picked: Pick | null) => {
    const choice = choices.find((one) => keyOf(one) === picked?.id)
    if (choice === undefined) return
    hasPicked.current = true
    onChange([...value, choice])
  }
  /**
   * The picker keeps the name of a pick in its field; here the pick becomes a tag and the field is cleared for the next
   * one.
   */
  const type = (text: string) => {
    setTyped(hasPicked.current ? '' : text)
    hasPicked.current = false
  }
  return (
    <div className={styles.root}>
      <AsyncPicker
        label="Kime"
        placeholder="Kişi ya da departman ara"
        picked={value.length === 0 ? null : { id: '', name: '' }}
        onPick={pick}
        typed={typed}
        onType={type}
        choices={picks}
        {...search}
        isOpen={isOpen}
        onOpenChange={setOpen}
        emptyText="Aramanıza uyan kimse bulunamadı."
        problem={problem}
        missingText="En az bir alıcı seçin"
      />
      {value.length > 0 && (
        <TagGroup
          className={styles.tags}
          aria-label="Alıcılar"
          onDismiss={(_, data) => onChange(value.filter((one) => keyOf(one) !== data.value))}
        >
          {value.map((one) => (
            <Tag
              key={keyOf(one)}
              value={keyOf(one)}
              dismissible
              dismissIcon={{ 'aria-label': 'çıkar' }}
              size="small"
              icon={
                one.kind === 'managers' ? <PeopleRegular /> : one.kind === 'department' ? <BuildingRegular /> : null
              }
            >
              {one.name}
            </Tag>
          ))}
        </TagGroup>
      )}
    </div>
  )
}
