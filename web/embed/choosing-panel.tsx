import { ChoosingPage } from '../features/individual/choosing/choosing-page.tsx'
import { OutboxProvider } from '../features/individual/outbox/outbox-provider.tsx'
import { useEater } from '../features/individual/use-eater.ts'

/** The screen of the individual area, with what keeps its choices until they are saved. */
export const ChoosingPanel = () => {
  const { companyId, userId } = useEater()
  return (
    <OutboxProvider key={`${companyId} ${userId}`}>
      <ChoosingPage />
    </OutboxProvider>
  )
}
