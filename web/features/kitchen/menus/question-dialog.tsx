import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useReturnFocus } from '../../../shared/use-return-focus.ts'

interface QuestionDialogProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

export const QuestionDialog = ({ title, text, yes, no, onYes, onNo }: QuestionDialogProps) => {
  const returnFocus = useReturnFocus()
  const answer = (act: () => void) => () => {
    act()
    returnFocus()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && answer(onNo)()}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions fluid>
            <Button size="large" onClick={answer(onNo)}>
              {no}
            </Button>
            <Button size="large" appearance="primary" onClick={answer(onYes)}>
              {yes}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
