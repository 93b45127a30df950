import { makeStyles, Text } from '@fluentui/react-components'
import { useGetCorporateGroupQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import { useGroupMenuDraft } from './group-menu-draft.ts'
import { GroupPicker } from './group-picker.tsx'
import { MenuForm } from './menu-form.tsx'

const useStyles = makeStyles({
  choice: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 16px',
    '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 360px))' },
  },
  misfits: { margin: 0, paddingLeft: '20px', color: colors.ink2, overflowWrap: 'anywhere' },
})

/** One menu for all firms of a group: used by the page of one group and by the tab that asks for the group. */
export const GroupMenu = ({ groupId }: { groupId?: string }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [draft, change] = useGroupMenuDraft(groupId)
  const pickedId = draft.group === undefined ? groupId : draft.group?.id
  const { currentData, error, refetch } = useGetCorporateGroupQuery(
    { companyId, groupId: pickedId ?? '' },
    { skip: pickedId === undefined, refetchOnMountOrArgChange: true },
  )
  const group = currentData?.group
  const ownGroup = group === undefined ? null : { id: group.id, name: group.name }
  const picked = draft.group === undefined ? ownGroup : draft.group
  const shifts = group?.shifts ?? []
  const shift = shifts.find((one) => shiftHours(one) === draft.hours) ?? (shifts.length === 1 ? shifts[0] : undefined)
  const misfits = group?.companies.filter(({ problem }) => problem !== null) ?? []

  return (
    <>
      <Panel>
        <div className={styles.choice}>
          <GroupPicker picked={picked} onPick={(group) => change({ group, hours: '', isAccepted: false })} />
          <ChoiceField
            label="Vardiya"
            value={shift === undefined ? '' : shiftHours(shift)}
            isDisabled={shifts.length === 0}
            choices={[
              { value: '', text: 'Vardiya seçin' },
              ...shifts.map((one) => ({
                value: shiftHours(one),
                text: `${one.title} (${shiftHours(one)}, ${daysLabel(one.days)})`,
              })),
            ]}
            onChange={(hours) => change({ hours, isAccepted: false })}
          />
        </div>
        {error !== undefined && <ErrorState text={prefixedProblem(error, 'Grup yüklenemedi')} onRetry={refetch} />}
        {group !== undefined && (
          <Text>
            {group.companies.length === 0
              ? 'Bu grupta firma yok.'
              : `${formatNumber(group.companies.length - misfits.length)} firmaya yazılır.`}
          </Text>
        )}
        {misfits.length > 0 && (
          <div>
            <Text weight="semibold">Vardiyaları uymadığı için atlanacak firmalar</Text>
            <ul className={styles.misfits}>
              {misfits.map(({ id, name, problem }) => (
                <li key={id}>{`${name}: ${problem}`}</li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
      <MenuForm
        draft={draft}
        change={change}
        choose="Lütfen grup ve vardiya seçin"
        to={
          picked === null || shift === undefined
            ? undefined
            : {
                receivers: {
                  groupId: picked.id,
                  hours: shiftHours(shift),
                  firms: group?.companies.map(({ id }) => id) ?? [],
                },
                shift,
                about: `${picked.name} · ${shift.title}`,
              }
        }
      />
    </>
  )
}
