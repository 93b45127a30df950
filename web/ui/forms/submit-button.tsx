import { BusyButton } from '../busy-button.tsx'
import { useDangerStyles } from '../danger-styles.ts'

type Props = { text: string; isDisabled?: boolean; isBusy: boolean; isDanger?: boolean }

/** Keeps the focus while the form is sent, so that Escape and Tab continue from where the person was. */
export const SubmitButton = ({ text, isDisabled = false, isBusy, isDanger = false }: Props) => {
  const danger = useDangerStyles()
  return (
    <BusyButton
      type="submit"
      appearance="primary"
      className={isDanger ? danger.filled : undefined}
      disabled={isDisabled}
      isBusy={isBusy}
    >
      {text}
    </BusyButton>
  )
}
