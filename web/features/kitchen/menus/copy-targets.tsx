import { Checkbox, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useListCorporateGroupsQuery, useListMenuTargetsQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { type CopyDraft, type CopyTarget, isSameTarget } from './copy-draft.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6px' },
  list: {
    maxHeight: '190px',
    overflowY: 'auto',
    margin: 0,
    padding: '4px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    listStyleType: 'none',
  },
  item: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  hint: { paddingRight: '8px', color: colors.ink3, fontSize: '12px', whiteSpace: 'nowrap' },
})

const shown = 20

type Props = {
  /** The firm whose menus are copied, listed first. */
  own: {
    id: string
    name: string
    shifts: readonly { id: string; title: string }[]
  }
  draft: Pick<CopyDraft, 'targets' | 'groupId'>
  onChange: (part: Pick<CopyDraft, 'targets' | 'groupId'>) => void
}

/** Picks the firms and shifts to copy to. */
export const CopyTargets = ({ own, draft, onChange }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const { currentData: firms } = useListMenuTargetsQuery({ companyId, search, limit: shown })
  const { currentData: groups } = useListCorporateGroupsQuery({ companyId, search, limit: shown })
  const { targets, groupId } = draft
  const rows = [own, ...(firms?.companies ?? []).filter(({ id }) => id !== own.id)].flatMap(({ id, name, shifts }) =>
    shifts.map((shift) => ({ target: { corporate_id: id, shift_id: shift.id }, label: `${name} · ${shift.title}` })),
  )
  const toggle = (target: CopyTarget, isOn: boolean) => {
    const others = targets.filter((one) => !isSameTarget(one, target))
    onChange({ groupId, targets: isOn ? [...others, target] : others })
  }
  return (
    <div role="group" aria-label="Kimlere" className={styles.root}>
      <Text>Kimlere</Text>
      <SearchInput name="Firma ya da grup ara" value={typed} onChange={setTyped} />
      <ul className={styles.list}>
        {rows.map(({ target, label }) => (
          <li key={target.shift_id}>
            <Checkbox
              label={label}
              checked={targets.some((one) => isSameTarget(one, target))}
              onChange={(_, { checked }) => toggle(target, checked === true)}
            />
          </li>
        ))}
        {groups?.groups.map(({ id, name, company_count }) => (
          <li key={id} className={styles.item}>
            <Checkbox
              label={`Grup: ${name}`}
              checked={groupId === id}
              onChange={(_, { checked }) => onChange({ targets, groupId: checked === true ? id : undefined })}
            />
            <span className={styles.hint}>{`${company_count} firma`}</span>
          </li>
        ))}
      </ul>
      {(firms?.total ?? 0) > shown && <Text size={200}>Başka firmalar için adını arayın.</Text>}
    </div>
  )
}
