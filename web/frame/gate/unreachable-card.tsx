import { Button } from '@fluentui/react-components'
import { AccessErrorCard } from './access-error-card.tsx'

/** The server did not answer, but the session may still be valid: offers a retry before signing in again. */
export const UnreachableCard = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <AccessErrorCard message={text}>
    <Button onClick={onRetry}>Yeniden dene</Button>
  </AccessErrorCard>
)
