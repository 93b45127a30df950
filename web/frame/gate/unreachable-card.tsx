import { Button } from '@fluentui/react-components'
import { AccessErrorCard } from './access-error-card.tsx'

/** The session may be fine, only the server did not answer: trying again comes before signing in again. */
export const UnreachableCard = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <AccessErrorCard message={text}>
    <Button onClick={onRetry}>Yeniden dene</Button>
  </AccessErrorCard>
)
