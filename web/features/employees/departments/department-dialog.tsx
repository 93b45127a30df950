import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useCreateDepartmentMutation, useUpdateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useCompany } from '../../../shared/session/use-company.ts'

const useStyles = makeStyles({ content: { paddingTop: '8px', paddingBottom: '8px' } })

type Props = { /** The department to rename; absent for a new one. */ department?: Department; onClose: () => void }

export const DepartmentDialog = ({ department, onClose }: Props) => {
  const styles = useStyles()
  const company = useCompany()
  const [create, creating] = useCreateDepartmentMutation()
  const [update, updating] = useUpdateDepartmentMutation()
  const [typed, setTyped] = useState(department?.name ?? '')
  const [isChecked, setChecked] = useState(false)
  const name = typed.trim()

  const submit = async () => {
    setChecked(true)
    if (name === '') return
    const { data } = await (department === undefined
      ? create({ ...company, body: { name } })
      : update({ ...company, departmentId: department.id, body: { name } }))
    if (data !== undefined) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            <DialogTitle>{department === undefined ? 'Yeni departman' : 'Departmanı düzenle'}</DialogTitle>
            <DialogContent className={styles.content}>
              <TextField
                label="Departman adı"
                name="name"
                maxLength={100}
                value={typed}
                onChange={setTyped}
                problem={isChecked && name === '' ? 'Departman adını yazın' : undefined}
              />
            </DialogContent>
            <DialogActions>
              <Button size="large" onClick={onClose}>
                Vazgeç
              </Button>
              <SubmitButton text={department === undefined ? 'Ekle' : 'Kaydet'} isBusy={creating.isLoading || updating.isLoading} />
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
