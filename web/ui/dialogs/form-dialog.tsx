import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { type Conflict, ConflictNotice } from '../forms/conflict-notice.tsx'
import { FormNotice } from '../forms/form-notice.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { PlainDialog } from './plain-dialog.tsx'

const useStyles = makeStyles({
  content: {
    display: 'grid',
    // In a dialog that scrolls, a notice with a minimum height must not be squeezed to it.
    gridAutoRows: 'max-content',
    rowGap: '16px',
    paddingTop: '8px',
    paddingBottom: '8px',
  },
  open: { '@media (min-height: 700px)': { overflow: 'visible' } },
  note: { alignSelf: 'center', marginInlineEnd: 'auto' },
})

/** What the dialog needs of a form, whatever its draft. */
type FormState = {
  notice: string | undefined
  conflict: Conflict | undefined
  isSending: boolean
  submit: () => Promise<void>
  leave: (proceed: () => void) => void
}

type Props = {
  title: ReactNode
  submitText: string
  form: FormState
  isDisabled?: boolean
  /** Submitting destroys something. */
  isDanger?: boolean
  /** Lists may overflow its edge where the dialog fits without scrolling. */
  isOpenEdged?: boolean
  /** Beside the buttons. */
  note?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Asks before it closes with unsaved input, and shows the server's errors and conflicts. */
export const FormDialog = ({
  title,
  submitText,
  form,
  isDisabled,
  isDanger,
  isOpenEdged = false,
  note,
  onClose,
  children,
}: Props) => {
  const styles = useStyles()
  const close = () => form.leave(onClose)
  return (
    <PlainDialog
      title={title}
      className={mergeClasses(styles.content, isOpenEdged && styles.open)}
      surfaceClassName={isOpenEdged ? styles.open : undefined}
      actions={
        <>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <Button onClick={close}>Vazgeç</Button>
          <SubmitButton
            text={submitText}
            isDisabled={isDisabled === true || form.conflict !== undefined}
            isBusy={form.isSending}
            isDanger={isDanger}
          />
        </>
      }
      onSubmit={form.submit}
      onClose={close}
    >
      {children}
      <FormNotice intent="error" text={form.notice} />
      <ConflictNotice conflict={form.conflict} />
    </PlainDialog>
  )
}
