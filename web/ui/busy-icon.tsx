import { Spinner } from '@fluentui/react-components'

/** Inside a button whose words already say what is going on. */
export const BusyIcon = () => <Spinner size="tiny" role="presentation" />
