import { Text } from '@fluentui/react-components'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'

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
