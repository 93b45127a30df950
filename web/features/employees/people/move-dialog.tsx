import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useCompany } from '../../../shared/session/use-company.ts'
import { DepartmentField } from '../department-field.tsx'
import { departmentIdOf, noDepartment, noDepartmentPick, ownDepartment } from './own-department.ts'

const useStyles = makeStyles({
  surface: { overflow: 'visible' },
  content: { paddingTop: '8px', paddingBottom: '8px', overflow: 'visible' },
})

export const MoveDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const styles = useStyles()
  const company = useCompany()
  const [update, { isLoading }] = useUpdateEmployeeMutation()
  const own = person.department_id ?? noDepartment
  const [departmentId, setDepartmentId] = useState(own)
  const submit = async () => {
    const { data } = await update({ ...company, userId: person.id, body: { department_id: departmentIdOf(departmentId) } })
    if (data !== undefined) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={styles.surface}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            <DialogTitle>{`${person.full_name}: departman`}</DialogTitle>
            <DialogContent className={styles.content}>
              <DepartmentField value={departmentId} others={[noDepartmentPick]} known={ownDepartment(person)} onChange={setDepartmentId} />
            </DialogContent>
            <DialogActions>
              <Button size="large" onClick={onClose}>
                Vazgeç
              </Button>
              <SubmitButton text="Kaydet" isDisabled={departmentId === own} isBusy={isLoading} />
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
