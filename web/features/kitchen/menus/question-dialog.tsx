import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'

interface QuestionDialogProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

export const QuestionDialog = ({ title, text, yes, no, onYes, onNo }: QuestionDialogProps) => (
  <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onNo()}>
    <DialogSurface>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>{text}</DialogContent>
        <DialogActions fluid>
          <Button size="large" onClick={onNo}>
            {no}
          </Button>
          <Button size="large" appearance="primary" onClick={onYes}>
            {yes}
          </Button>
        </DialogActions>
      </DialogBody>
    </DialogSurface>
  </Dialog>
)
