import { Button, Field, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { FileDrop } from './file-drop.tsx'
import type { useListImport } from './use-list-import.ts'

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
})

type Props = {
  title: string
  /** Which columns the file has. */
  hint: string
  submit: string
  importing: ReturnType<typeof useListImport<unknown>>
  hasChanges: boolean
  onClose: () => void
  /** The preview. */
  children: ReactNode
}

/** Shows what a workbook would change before it does; cannot be closed while it is taken. */
export const ListImportDialog = ({ title, hint, submit, importing, hasChanges, onClose, children }: Props) => {
  const styles = useStyles()
  const { file, wrongFile, choose, isReading, isTaking, failure, takeAll } = importing
  const isBusy = isReading || isTaking
  const close = () => {
    if (!isTaking) onClose()
  }
  return (
    <PlainDialog
      title={title}
      isKept
      className={styles.content}
      actions={
        <>
          <Button disabled={isTaking} onClick={close}>
            Vazgeç
          </Button>
          <SubmitButton text={submit} isDisabled={!hasChanges || isReading} isBusy={isTaking} />
        </>
      }
      onSubmit={takeAll}
      onClose={close}
    >
      <Text>{hint}</Text>
      <FileDrop file={file} problem={wrongFile} isDisabled={isBusy} onChoose={choose} />
      {isBusy && (
        <Field validationMessage={isReading ? 'Okunuyor…' : 'Alınıyor…'} validationState="none">
          <ProgressBar aria-label={isReading ? 'Dosya okunuyor' : 'Liste alınıyor'} />
        </Field>
      )}
      <FormNotice intent="error" text={failure} />
      {children}
    </PlainDialog>
  )
}
