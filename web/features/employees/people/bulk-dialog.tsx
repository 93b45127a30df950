import { Button, Field, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useUpdateEmployeesMutation, type UpdateEmployeesApiArg } from '../../../api/generated.ts'
import { useSaveShiftPatternsMutation } from '../../../api/generated-own-shifts.ts'
import { bannerShown } from '../../../frame/banners/banners-slice.ts'
import { isRotation } from '../../../../src/core/shifts/rules.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DepartmentField } from '../../../domain/workforce/department-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { type BulkAnswer, type Batches, batchSize, inBatches } from './bulk-batches.ts'
import { departmentIdOf, noDepartment, noDepartmentPick } from './own-department.ts'
import { idsOf, isComplete, type OwnShifts, patternOf } from '../../../domain/shifts/own-shifts.ts'
import { OwnShiftsField } from './own-shifts-field.tsx'
import { namesOf } from '../../../ui/lists/selection/names-of.ts'
import type { Selected } from './selection.ts'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'

export type BulkAction = 'move' | 'shifts' | 'activate' | 'deactivate'

const texts: Record<BulkAction, { title: string; yes: string; failure: string; question: string; done: string }> = {
  move: {
    title: 'Departmanı değiştir',
    yes: 'Departmanı değiştir',
    failure: 'Departman değiştirilemedi',
    question: 'başka bir departmana geçsin mi? Bugüne kadarki seçimleri eski departmanlarında sayılır.',
    done: 'kişinin departmanı değiştirildi',
  },
  shifts: {
    title: 'Vardiyaları değiştir',
    yes: 'Vardiyaları değiştir',
    failure: 'Vardiyalar değiştirilemedi',
    question: 'hangi vardiyalarda çalışıyor? Günleri, menü bildirimleri ve hatırlatmaları buna göre belirlenir.',
    done: 'kişinin vardiyası değiştirildi',
  },
  activate: {
    title: 'Çalışanları aktifleştir',
    yes: 'Aktifleştir',
    failure: 'Aktifleştirilemedi',
    question: 'aktifleştirilsin mi? Yeniden giriş yapıp yemek seçebilirler. İptal edilmiş seçimler geri gelmez.',
    done: 'kişi aktifleştirildi',
  },
  deactivate: {
    title: 'Çalışanları pasifleştir',
    yes: 'Pasifleştir',
    failure: 'Pasifleştirilemedi',
    question:
      'pasifleştirilsin mi? Giriş yapamazlar, açık oturumları kapanır; yarın ve sonrası için yaptıkları yemek seçimleri iptal olur. Geçmiş seçimleri durur.',
    done: 'kişi pasifleştirildi',
  },
}

const resultOf = (action: BulkAction, { updated_count, refused, cancelled_choices }: BulkAnswer) =>
  [
    `${formatNumber(updated_count)} ${texts[action].done}`,
    ...(cancelled_choices > 0 ? [`ileri tarihli ${formatNumber(cancelled_choices)} seçim iptal edildi`] : []),
    ...(refused.length > 0 ? [`${formatNumber(refused.length)} kişi değiştirilmedi`] : []),
  ].join(', ')

type BulkResult = Batches & {
  /** Why some people have not been changed. */
  problem: string
}

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '12px' },
  list: { display: 'grid', rowGap: '4px', margin: 0, paddingLeft: '20px' },
})

type ResultProps = { action: BulkAction; result: BulkResult; onClose: () => void }

/** Shown if anybody was left out, and stays until it has been read. */
const ResultDialog = ({ action, result, onClose }: ResultProps) => {
  const styles = useStyles()
  const { left, problem } = result
  return (
    <PlainDialog
      title={texts[action].title}
      className={styles.content}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Kapat
        </Button>
      }
      onClose={onClose}
    >
      <Text role="status">{`${resultOf(action, result)}${result.refused.length > 0 ? ':' : '.'}`}</Text>
      {result.refused.length > 0 && (
        <ul className={styles.list}>
          {result.refused.map(({ id, full_name, message }) => (
            <li key={id}>{full_name === null ? message : `${full_name}: ${message}`}</li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <FormNotice
          intent="error"
          text={`${problem}. ${formatNumber(left.length)} kişiye sıra gelmedi; seçili kaldılar, yeniden deneyebilirsiniz.`}
        />
      )}
    </PlainDialog>
  )
}

type Props = {
  action: BulkAction
  people: readonly Selected[]
  onDone: () => void
  /** Leaves only these people to be changed. */
  onRest: (people: readonly Selected[]) => void
  onClose: () => void
}

export const BulkDialog = ({ action, people, onDone, onRest, onClose }: Props) => {
  const company = useCompany()
  const dispatch = useDispatch()
  const [change] = useUpdateEmployeesMutation()
  const [savePatterns] = useSaveShiftPatternsMutation()
  const [result, setResult] = useState<BulkResult>()
  const [done, setDone] = useState<number>()
  const [departmentId, setDepartmentId] = useState(noDepartment)
  const [shifts, setShifts] = useState<OwnShifts>([])
  const { title, yes, failure, question } = texts[action]
  const changeOf: Record<BulkAction, () => Omit<UpdateEmployeesApiArg['body'], 'user_ids'>> = {
    move: () => ({ department_id: departmentIdOf(departmentId) }),
    shifts: () => ({ shift_ids: isRotation(shifts) ? [] : idsOf(shifts) }),
    activate: () => ({ is_active: true }),
    deactivate: () => ({ is_active: false }),
  }
  const send = async () => {
    const changes = changeOf[action]()
    const sendBatch = (user_ids: string[]) =>
      isRotation(shifts)
        ? savePatterns({ companyId: company.companyId, body: { user_ids, ...patternOf(shifts) } })
        : change({ ...company, body: { user_ids, ...changes } })
    setDone(0)
    const all = await inBatches(people, sendBatch, setDone)
    setDone(undefined)
    if (all.left.length === people.length) return { error: all.error }
    if (all.refused.length === 0 && all.left.length === 0) {
      dispatch(bannerShown({ about: 'updateEmployees', intent: 'success', text: resultOf(action, all) }))
      onDone()
    } else setResult({ ...all, problem: prefixedProblem(all.error, failure) })
    return {}
  }
  const confirmed = useConfirmed(send, failure)
  if (result !== undefined)
    return (
      <ResultDialog
        action={action}
        result={result}
        onClose={() => {
          onDone()
          onRest(result.left)
        }}
      />
    )
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDanger={action === 'deactivate'}
      isBusy={done !== undefined}
      {...confirmed}
      onYes={() => isComplete(shifts) && confirmed.onYes()}
      onNo={onClose}
    >
      <Text>{`${formatNumber(people.length)} kişi ${question}`}</Text>
      <Text>{namesOf(people)}</Text>
      {done !== undefined && people.length > batchSize && (
        <Field validationMessage={`${formatNumber(done)} / ${formatNumber(people.length)} kişi`} validationState="none">
          <ProgressBar aria-label={title} value={done} max={people.length} />
        </Field>
      )}
      {action === 'move' && (
        <DepartmentField
          company={company}
          value={departmentId}
          others={[noDepartmentPick]}
          onChange={setDepartmentId}
        />
      )}
      {action === 'shifts' && <OwnShiftsField own={shifts} onChange={setShifts} />}
    </ConfirmDialog>
  )
}
