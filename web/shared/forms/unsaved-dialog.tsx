import { Text, useFocusFinders } from '@fluentui/react-components'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'
import type { Mark } from './unsaved-guard.ts'

/**
 * Fluent's focus machinery goes with the last component that uses it, and leaves the page hidden from screen readers if
 * that was a dialog. On pages that have no other one this stays.
 */
export const FocusKeeper = () => {
  useFocusFinders()
  return null
}

const usualWords = { title: 'Kaydedilmemiş değişiklikler var', yes: 'Değişiklikleri at', no: 'Düzenlemeye dön' }

type Props = { about: readonly Mark[]; text: string; discard: () => void; stay: () => void }

export const UnsavedDialog = ({ about, text, discard, stay }: Props) => {
  useReturnedFocus()
  return (
    <ConfirmDialog
      {...(about.find(({ current }) => current.words !== undefined)?.current.words ?? usualWords)}
      isDanger
      onYes={discard}
      onNo={stay}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  )
}
