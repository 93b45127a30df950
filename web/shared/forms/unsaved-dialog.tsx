import { Text, useFocusFinders } from '@fluentui/react-components'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'

/**
 * Fluent's focus machinery goes with the last component that uses it, and leaves the page hidden from screen readers if
 * that was a dialog. On pages that have no other one this stays.
 */
export const FocusKeeper = () => {
  useFocusFinders()
  return null
}

type Props = { text: string; discard: () => void; stay: () => void }

export const UnsavedDialog = ({ text, discard, stay }: Props) => {
  useReturnedFocus()
  return (
    <ConfirmDialog
      title="Kaydedilmemiş değişiklikler var"
      yes="Değişiklikleri at"
      no="Düzenlemeye dön"
      isDanger
      onYes={discard}
      onNo={stay}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  )
}
