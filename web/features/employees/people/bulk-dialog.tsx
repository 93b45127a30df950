import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import {
  useUpdateEmployeesMutation,
  type Employee,
  type UpdateEmployeesApiArg,
  type UpdateEmployeesApiResponse,
} from '../../../api/generated.ts'
import { bannerShown } from '../../../shared/banners/banners-slice.ts'
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { useConfirmed } from '../../../shared/use-confirmed.ts'
import { departmentIdOf, noDepartment, noDepartmentPick } from './own-department.ts'
import { type OwnShifts, OwnShiftsField } from './own-shifts-field.tsx'

export type BulkAction = 'move' | 'shifts' | 'activate' | 'deactivate'

/** As many as one request may name. */
export const bulkLimit = 500

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

/** In one sentence. */
const resultOf = (action: BulkAction, { updated_count, refused, cancelled_choices }: UpdateEmployeesApiResponse) =>
  [
    `${formatNumber(updated_count)} ${texts[action].done}`,
    ...(cancelled_choices > 0 ? [`ileri tarihli ${formatNumber(cancelled_choices)} seçim iptal edildi`] : []),
    ...(refused.length > 0 ? [`${formatNumber(refused.length)} kişi değiştirilmedi`] : []),
  ].join(', ')

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '12px' },
  list: { display: 'grid', rowGap: '4px', margin: 0, paddingLeft: '20px' },
})

type ResultProps = { action: BulkAction; result: UpdateEmployeesApiResponse; onClose: () => void }

/** Where somebody was left out: it stays until it has been read. */
const BulkResult = ({ action, result, onClose }: ResultProps) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{texts[action].title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text role="status">{`${resultOf(action, result)}:`}</Text>
            <ul className={styles.list}>
              {result.refused.map(({ id, full_name, message }) => (
                <li key={id}>{full_name === null ? message : `${full_name}: ${message}`}</li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Kapat
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const shownNames = 5

/** Ayşe, Can, Ece ve 12 kişi daha */
const namesOf = (people: readonly Employee[]): string => {
  const names = people.slice(0, shownNames).map(({ full_name }) => full_name)
  const more = people.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} ve ${formatNumber(more)} kişi daha`
}

type Props = { action: BulkAction; people: readonly Employee[]; onDone: () => void; onClose: () => void }

export const BulkDialog = ({ action, people, onDone, onClose }: Props) => {
  const company = useCompany()
  const dispatch = useDispatch()
  const [change, { data, isLoading }] = useUpdateEmployeesMutation()
  const [departmentId, setDepartmentId] = useState(noDepartment)
  const [shifts, setShifts] = useState<OwnShifts>([])
  const { title, yes, failure, question } = texts[action]
  const changeOf: Record<BulkAction, () => Omit<UpdateEmployeesApiArg['body'], 'user_ids'>> = {
    move: () => ({ department_id: departmentIdOf(departmentId) }),
    shifts: () => ({ shift_ids: shifts.map(({ id }) => id) }),
    activate: () => ({ is_active: true }),
    deactivate: () => ({ is_active: false }),
  }
  const body: UpdateEmployeesApiArg['body'] = {
    user_ids: people.map(({ id }) => id),
    ...changeOf[action](),
  }
  const send = async () => {
    const answer = await change({ ...company, body })
    if (answer.data?.refused.length !== 0) return answer
    dispatch(bannerShown({ operation: 'updateEmployees', intent: 'success', text: resultOf(action, answer.data) }))
    onDone()
    return answer
  }
  const confirmed = useConfirmed(send, failure)
  if (data !== undefined && data.refused.length > 0)
    return <BulkResult action={action} result={data} onClose={onDone} />
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDanger={action === 'deactivate'}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{`${formatNumber(people.length)} kişi ${question}`}</Text>
      <Text>{namesOf(people)}</Text>
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
