import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' },
  open: { '@media (min-height: 700px)': { overflow: 'visible' } },
})

type Props = {
  title: string
  submitText: string
  isBusy: boolean
  isDisabled?: boolean
  /** Where it fits without scrolling, a list may hang over its edge. */ isOpenEdged?: boolean
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

export const FormDialog = ({
  title,
  submitText,
  isBusy,
  isDisabled,
  isOpenEdged = false,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={isOpenEdged ? styles.open : undefined}>
        <Form onSubmit={onSubmit}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={mergeClasses(styles.content, isOpenEdged && styles.open)}>
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Vazgeç</Button>
              <SubmitButton text={submitText} isDisabled={isDisabled} isBusy={isBusy} />
            </DialogActions>
          </DialogBody>
        </Form>
      </DialogSurface>
    </Dialog>
  )
}
