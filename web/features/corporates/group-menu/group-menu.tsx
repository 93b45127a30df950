import { Button, Field, makeStyles, ProgressBar, Switch, Text } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useGetCorporateGroupQuery } from '../../../api/generated.ts'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { colors } from '../../../ui/colors.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { DishAnswers } from '../../../domain/menus/dish-questions.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import { wordsOf } from './changed-dishes.ts'
import { BulkForm } from './bulk-form.tsx'
import { daysOfText, singleDayOf } from './days-of-draft.ts'
import { useGroupMenuDraft } from './group-menu-draft.ts'
import { GroupPicker } from './group-picker.tsx'
import { SingleForm } from './single-form.tsx'
import { UploadResult } from './upload-result.tsx'
import { type GroupUpload, useGroupUpload } from './use-group-upload.ts'

const useStyles = makeStyles({
  choice: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 16px',
    '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 360px))' },
  },
  misfits: { margin: 0, paddingLeft: '20px', color: colors.ink2, overflowWrap: 'anywhere' },
  /* Lines up with the fields, since Fluent indents it. */
  publish: { marginLeft: '-8px' },
  send: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})

const noText = 'Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın'
const stages = { saving: 'Menü firmalara yükleniyor…', publishing: 'Menü yayınlanıyor…' }

/** One menu for all firms of a group: used by the page of one group and by the tab that asks for the group. */
export const GroupMenu = ({ groupId }: { groupId?: string }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [draft, change] = useGroupMenuDraft(groupId)
  const { upload, result, problem, setProblem, stage } = useGroupUpload()
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
  const days = useMemo(
    () => (draft.isAccepted && shift !== undefined ? daysOfText(draft.text, shift) : []),
    [draft.isAccepted, draft.text, shift],
  )
  const misfits = group?.companies.filter(({ problem }) => problem !== null) ?? []

  const clear = () =>
    change(draft.mode === 'bulk' ? { text: '', isAccepted: false } : { date: '', dishes: {}, courses: {} })
  const send = async () => {
    if (picked === null || shift === undefined) return setProblem('Lütfen grup ve vardiya seçin')
    if (draft.mode === 'bulk' && days.length === 0) return setProblem(noText)
    const single = draft.mode === 'single' ? singleDayOf(draft, shift) : undefined
    if (single?.problem !== undefined) return setProblem(single.problem)
    const sent = single === undefined ? days : [single.day]
    const isDone = await upload({
      groupId: picked.id,
      hours: shiftHours(shift),
      days: sent,
      firms: group?.companies.map(({ id }) => id) ?? [],
      publishes: draft.publishes,
    })
    if (isDone === true) clear()
  }
  /** Sends the same days again, with answers for the dishes that people have chosen. */
  const sendAgain = async ({ sent, saved }: GroupUpload, answers: DishAnswers) => {
    if ((await upload(sent, wordsOf(saved, answers))) === true) clear()
  }

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
      <Panel>
        <Segments
          label="Yükleme biçimi"
          isLabelHidden
          value={draft.mode}
          choices={[
            { value: 'bulk', text: 'Toplu' },
            { value: 'single', text: 'Tek gün' },
          ]}
          onChange={(mode) => {
            setProblem(undefined)
            change({ mode })
          }}
        />
        {draft.mode === 'bulk' ? (
          <BulkForm
            draft={draft}
            groupName={picked?.name}
            change={(part) => {
              setProblem(undefined)
              change(part)
            }}
            shift={shift}
            days={days}
            setProblem={setProblem}
          />
        ) : (
          <SingleForm draft={draft} change={change} timezone={shift?.timezone} />
        )}
        <div className={styles.send}>
          <Switch
            className={styles.publish}
            label="Yükledikten sonra yayınla"
            checked={draft.publishes}
            onChange={(_, { checked }) => change({ publishes: checked })}
          />
          <Button
            appearance={draft.mode === 'bulk' && !draft.isAccepted ? 'secondary' : 'primary'}
            disabledFocusable={stage !== undefined}
            icon={stage === undefined ? null : <BusyIcon />}
            onClick={() => void send()}
          >
            {draft.mode === 'single' ? 'Kaydet' : days.length > 0 ? `${formatNumber(days.length)} günü yükle` : 'Yükle'}
          </Button>
        </div>
        {stage !== undefined && (
          <Field validationMessage={stages[stage]} validationState="none">
            <ProgressBar aria-label={stages[stage]} />
          </Field>
        )}
        <FormNotice intent="error" text={problem} />
      </Panel>
      {result !== undefined && (
        <UploadResult
          {...result}
          isBusy={stage !== undefined}
          onAnswered={(answers) => void sendAgain(result, answers)}
        />
      )}
    </>
  )
}
