import { Button, Spinner } from '@fluentui/react-components'

type Props = { text: string; isDisabled?: boolean; isBusy: boolean }

export const SubmitButton = ({ text, isDisabled = false, isBusy }: Props) => (
  <Button type="submit" size="large" appearance="primary" disabled={isDisabled || isBusy} icon={isBusy ? <Spinner size="tiny" /> : null}>
    {text}
  </Button>
)
