import { Text, useFocusFinders } from '@fluentui/react-components'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'

/**
 * Fluent's focus machinery goes with the last component that uses it, and leaves the page hidden from screen readers if
 * that was a dialog. On pages that have no other one this stays.
 */
export const FocusKeeper = () => {
  useFocusFinders()
  return null
}

type Words = { title: string; yes: string; no: string }

const usualWords: Words = { title: 'Kaydedilmemiş değişiklikler var', yes: 'Değişiklikleri at', no: 'Düzenlemeye dön' }

type Props = { words: Words | undefined; text: string; discard: () => void; stay: () => void }

export const UnsavedDialog = ({ words = usualWords, text, discard, stay }: Props) => {
  useReturnedFocus()
  return (
    <ConfirmDialog {...words} isDanger onYes={discard} onNo={stay}>
      <Text>{text}</Text>
    </ConfirmDialog>
  )
}
