import { ChoosingPage } from '../features/individual/choosing/choosing-page.tsx'
import { OutboxProvider } from '../features/individual/outbox/outbox-provider.tsx'
import { useOneself } from '../frame/scope/use-oneself.ts'

/** The choosing screen of the individual area, with the outbox that keeps choices until they are saved. */
export const ChoosingPanel = () => {
  const { companyId, userId } = useOneself()
  return (
    <OutboxProvider key={`${companyId} ${userId}`}>
      <ChoosingPage />
    </OutboxProvider>
  )
}
