import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SubmitButton } from './submit-button.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' } })

type Props = { title: string; submitText: string; isBusy: boolean; onSubmit: () => void; onClose: () => void; children: ReactNode }

export const FormDialog = ({ title, submitText, isBusy, onSubmit, onClose, children }: Props) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            <DialogActions>
              <Button size="large" onClick={onClose}>
                Vazgeç
              </Button>
              <SubmitButton text={submitText} isBusy={isBusy} />
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
