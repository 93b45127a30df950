import { Spinner } from '@fluentui/react-components'

/** For a button whose label already says what is going on, so screen readers skip it. */
export const BusyIcon = () => <Spinner size="tiny" role="presentation" />
