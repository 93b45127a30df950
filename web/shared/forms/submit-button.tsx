import { Button } from '@fluentui/react-components'
import { BusyIcon } from '../busy-icon.tsx'

type Props = { text: string; isDisabled?: boolean; isBusy: boolean }

/** While it works it keeps the focus, so that Escape and Tab go on from where the person was. */
export const SubmitButton = ({ text, isDisabled = false, isBusy }: Props) => (
  <Button
    type="submit"
    appearance="primary"
    disabled={isDisabled}
    disabledFocusable={isBusy}
    icon={isBusy ? <BusyIcon /> : null}
  >
    {text}
  </Button>
)
