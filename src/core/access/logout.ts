import { useCase } from '../shared/index.ts'
import { Sessions } from './ports.ts'

export const logout = useCase(
  [Sessions],
  (sessions) =>
    async (tokenHash: string): Promise<void> =>
      sessions.end(tokenHash),
)
