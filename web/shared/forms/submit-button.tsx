import { Button, Spinner } from '@fluentui/react-components'

type Props = { text: string; isDisabled?: boolean; isBusy: boolean }

/** While it works it keeps the focus, so that Escape and Tab go on from where the person was. */
export const SubmitButton = ({ text, isDisabled = false, isBusy }: Props) => (
  <Button
    type="submit"
    size="large"
    appearance="primary"
    disabled={isDisabled}
    disabledFocusable={isBusy}
    icon={isBusy ? <Spinner size="tiny" /> : null}
  >
    {text}
  </Button>
)
