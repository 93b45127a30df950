import { makeStyles, Tag, TagGroup } from '@fluentui/react-components'
import { BuildingRegular, BuildingShopRegular, PeopleRegular } from '@fluentui/react-icons'
import { type ReactElement, useRef, useState } from 'react'
import { fold } from '../../../src/core/shared/rules.ts'
import { addresseeName, managersLabel } from '../../../src/texts/mail/labels.ts'
import { type MailAddress } from '../../api/generated.ts'
import { useListOwnPartnershipsQuery } from '../../api/generated-panels.ts'
import { useListEmployeesQuery } from '../../api/generated-employees.ts'
import { useDepartments } from '../../domain/workforce/use-departments.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { problemText } from '../../ui/words/problem-text.ts'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
})

const managers: MailAddress = { kind: 'managers', id: null, name: managersLabel }
const keyOf = ({ kind, id }: MailAddress): string => id ?? kind
const icons = {
  person: null,
  department: <BuildingRegular />,
  managers: <PeopleRegular />,
  partner: <BuildingShopRegular />,
} satisfies Record<MailAddress['kind'], ReactElement | null>
const shownDepartments = 5
const shownPartners = 5

type Props = {
  userId: string
  value: readonly MailAddress[]
  onChange: (value: MailAddress[]) => void
  problem: string | undefined
}

/** Active partners by name; only managers write to them. */
const usePartners = (search: string) => {
  const company = useCompany()
  const isManager = useCan('manageContracts')
  const asked = { ...company, search, limit: shownPartners }
  const found = useListOwnPartnershipsQuery(asked, { skip: !isManager })
  const suppliers = useListOwnPartnershipsQuery(
    { ...asked, partnershipType: 'supplier' },
    { skip: !isManager || company.type !== 'catering' },
  )
  const lists = [found.data, suppliers.data]
  return {
    partners: lists
      .flatMap((list) => list?.partnerships ?? [])
      .filter((one) => one.company.is_active)
      .map(({ company: { id, name } }): MailAddress => ({ kind: 'partner', id, name })),
    hasMore: lists.some((list) => list !== undefined && list.total > list.partnerships.length),
    isFetching: found.isFetching || suppliers.isFetching,
    isManager,
  }
}

/** Partners, people of the whole company by name, its departments, and all managers. */
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
  const partners = usePartners(search)
  const places = new Map<string, string>()
  const choices: MailAddress[] = [
    ...partners.partners,
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
      return place === undefined ? addresseeName(choice) : `${choice.name} · ${place}`
    },
    placeholder: partners.isManager ? 'Kişi, departman ya da ortak ara' : 'Kişi ya da departman ara',
    isSearching: people.isFetching || isFetching || partners.isFetching || search !== typed.trim(),
    failure: people.error === undefined ? undefined : problemText(people.error, 'Arama sırasında hata oluştu'),
    hasMore: people.data?.has_more === true || departments.length > shownDepartments || partners.hasMore,
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
              icon={icons[one.kind]}
            >
              {addresseeName(one)}
            </Tag>
          ))}
        </TagGroup>
      )}
    </div>
  )
}
