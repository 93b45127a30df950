import { Text, useFocusFinders } from '@fluentui/react-components'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'

/**
 * Fluent's focus handling is torn down with the last component that uses it; if that was a dialog, the page stays
 * hidden from screen readers. This keeps it alive on pages that have no other user of it.
 */
export const FocusKeeper = () => {
  useFocusFinders()
  return null
}

type Words = { title: string; yes: string; no: string }

const defaultWords: Words = {
  title: 'Kaydedilmemiş değişiklikler var',
  yes: 'Değişiklikleri at',
  no: 'Düzenlemeye dön',
}

type Props = { words: Words | undefined; text: string; discard: () => void; stay: () => void }

export const UnsavedDialog = ({ words = defaultWords, text, discard, stay }: Props) => {
  useReturnedFocus()
  return (
    <ConfirmDialog {...words} isDanger onYes={discard} onNo={stay}>
      <Text>{text}</Text>
    </ConfirmDialog>
  )
}
