import { Component, type ReactNode } from 'react'
import { forgetFailures } from './later.tsx'

type Props = {
  children: ReactNode
  /** Another place is tried at once. */
  place?: string
  instead: (retry: () => void) => ReactNode
}

interface State {
  isBroken: boolean
}

/**
 * Shows something else instead of nothing when a part of the app crashes or cannot be fetched (offline, or replaced by a
 * newer version).
 */
export class CrashGuard extends Component<Props, State> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    forgetFailures()
  }

  override componentDidUpdate(before: Props, { isBroken }: State) {
    if (isBroken && before.place !== this.props.place) this.retry()
  }

  readonly retry = () => this.setState({ isBroken: false })

  override render() {
    return this.state.isBroken ? this.props.instead(this.retry) : this.props.children
  }
}
