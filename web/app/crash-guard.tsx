import { Button } from '@fluentui/react-components'
import { Component, type ReactNode } from 'react'
import { AccessErrorCard } from '../frame/gate/access-error-card.tsx'

type Props = {
  children: ReactNode
  /** By default the page is reloaded. */
  onRetry?: () => void
}

/**
 * Offers a retry instead of a blank page when a part of the app crashes or cannot be fetched (offline, or replaced by a
 * newer version).
 */
export class CrashGuard extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <AccessErrorCard message="Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.">
        <Button onClick={this.props.onRetry ?? (() => location.reload())}>Yeniden dene</Button>
      </AccessErrorCard>
    )
  }
}
