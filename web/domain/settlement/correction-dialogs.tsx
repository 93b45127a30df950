import { Field, Text, Textarea } from '@fluentui/react-components'
import { correctionReason } from '../../../src/core/settlement/rules.ts'
import { dayAndMonth } from '../../../src/texts/kernel/dates.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import {
  type Correction,
  type Statement,
  useAnswerCorrectionMutation,
  useProposeCorrectionMutation,
} from '../../api/generated-settlement.ts'
import { useListDepartmentsQuery } from '../../api/generated-sign-in.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PortionsField, portionsFromTyped } from './portions-field.tsx'

const reasonProblem = (reason: string): string | undefined =>
  reason.trim().length < correctionReason.min ? `Gerekçeyi yazın; en az ${correctionReason.min} harf.` : undefined

type ReasonProps = { value: string; problem: string | undefined; onChange: (value: string) => void }

const ReasonField = ({ value, problem, onChange }: ReasonProps) => (
  <Field label="Gerekçe" required hint="Karşı taraf da okur." validationMessage={problem}>
    <Textarea
      name="reason"
      rows={3}
      resize="vertical"
      maxLength={correctionReason.max}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  </Field>
)

/** A cell of the grid. */
export type Cell = { date: string; shiftId: string }

const textOf = ({ date, shift_title, portions }: Correction): string =>
  `${dayAndMonth(date)} ${shift_title} ${signed(portions)} porsiyon`

/** The most departments that can be picked from. */
const mostDepartments = 200

const DepartmentField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { data } = useListDepartmentsQuery({ ...useCompany(), limit: mostDepartments })
  const departments = data?.departments ?? []
  if (departments.length === 0) return null
  return (
    <ChoiceField
      label="Departman (isteğe bağlı)"
      hint="Catering görmez."
      value={value}
      choices={[{ value: '', text: 'Departmansız' }, ...departments.map(({ id, name }) => ({ value: id, text: name }))]}
      onChange={onChange}
    />
  )
}

/** What a list has, and what it will have. */
const hintOf = (statement: Statement, { date, shiftId }: Cell, portions: number | undefined): string => {
  const row = statement.shifts.findIndex(({ id }) => id === shiftId)
  const meals = statement.days.find((day) => day.date === date)?.meals[row] ?? null
  if (meals === null) return 'Bu gün için liste yok.'
  const more = portions === undefined || meals + portions < 0 ? '' : `; düzeltmeyle ${formatNumber(meals + portions)}`
  return `Listede ${formatNumber(meals)} porsiyon${more}.`
}

type ProposeProps = { statement: Statement; cell: Cell; onClose: () => void }

/** Other portions for a day and shift, which count once the other side has accepted them. */
export const ProposeDialog = ({ statement, cell, onClose }: ProposeProps) => {
  const [propose] = useProposeCorrectionMutation()
  const company = useCompany()
  const today = todayIn()
  const form = useDraftForm({
    initial: { ...cell, portions: '', reason: '', departmentId: '' },
    problemsOf: ({ portions, reason }) => ({
      portions:
        portionsFromTyped(portions) === undefined
          ? 'Kaç porsiyon fazla ya da eksik olduğunu yazın: +4 ya da −3.'
          : undefined,
      reason: reasonProblem(reason),
    }),
    send: ({ date, shiftId, portions, reason, departmentId }) =>
      propose({
        ...company,
        statementId: statement.id,
        body: {
          date,
          shift_id: shiftId,
          portions: portionsFromTyped(portions) ?? 0,
          reason: reason.trim(),
          ...(departmentId !== '' && { department_id: departmentId }),
        },
      }),
    onSaved: onClose,
    banner: ({ statement_id }) =>
      statement_id === statement.id
        ? `Düzeltme önerildi; ${statement.partner.name} yanıtlayacak`
        : 'Düzeltme önerildi; bir sonraki döneme yazıldı',
    prefix: 'Düzeltme önerilemedi',
  })
  const { draft, change, problems } = form
  return (
    <FormDialog title="Düzeltme öner" submitText="Öner" form={form} onClose={onClose}>
      {statement.state === 'agreed' && <Text>Bu dönem kapandı; düzeltme bir sonraki döneme yazılır.</Text>}
      <ChoiceField
        label="Gün"
        isRequired
        value={draft.date}
        choices={statement.days
          .filter(({ date }) => date <= today)
          .map(({ date }) => ({ value: date, text: formatDate(date, 'dayAndMonth') }))}
        onChange={(date) => change({ date })}
      />
      <ChoiceField
        label="Vardiya"
        isRequired
        value={draft.shiftId}
        choices={[...statement.shifts, ...statement.other_shifts].map(({ id, title }) => ({ value: id, text: title }))}
        onChange={(shiftId) => change({ shiftId })}
      />
      <PortionsField
        value={draft.portions}
        problem={problems.portions}
        hint={hintOf(statement, draft, portionsFromTyped(draft.portions))}
        onChange={(portions) => change({ portions })}
      />
      <ReasonField value={draft.reason} problem={problems.reason} onChange={(reason) => change({ reason })} />
      {company.type === 'corporate' && (
        <DepartmentField value={draft.departmentId} onChange={(departmentId) => change({ departmentId })} />
      )}
    </FormDialog>
  )
}

type AnswerProps = { statementId: string; correction: Correction; onClose: () => void }

/** Asks for the reason, which the other side reads. */
export const RefuseDialog = ({ statementId, correction, onClose }: AnswerProps) => {
  const [answer] = useAnswerCorrectionMutation()
  const company = useCompany()
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reasonProblem(reason) }),
    send: ({ reason }) =>
      answer({
        ...company,
        statementId,
        correctionId: correction.id,
        body: { action: 'refuse', reason: reason.trim() },
      }),
    onSaved: () => onClose(),
    banner: 'Düzeltme reddedildi',
    prefix: 'Düzeltme reddedilemedi',
  })
  return (
    <FormDialog title="Düzeltme reddedilsin mi?" submitText="Reddet" form={form} onClose={onClose}>
      <Text>
        <b>{textOf(correction)}</b>
        {` · ${correction.reason}`}
      </Text>
      <ReasonField
        value={form.draft.reason}
        problem={form.problems.reason}
        onChange={(reason) => form.change({ reason })}
      />
    </FormDialog>
  )
}

export const WithdrawDialog = ({ statementId, correction, onClose }: AnswerProps) => {
  const [answer, { isLoading }] = useAnswerCorrectionMutation()
  const company = useCompany()
  const confirmed = useConfirmed(
    () => answer({ ...company, statementId, correctionId: correction.id, body: { action: 'withdraw' } }),
    'Düzeltme geri alınamadı',
    onClose,
    { banner: 'Düzeltme geri alındı', isContested: true },
  )
  return (
    <ConfirmDialog title="Düzeltme geri alınsın mı?" yes="Geri al" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>{`${textOf(correction)} · ${correction.reason}`}</Text>
    </ConfirmDialog>
  )
}
