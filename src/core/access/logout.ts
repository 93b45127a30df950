import type { Sessions } from './ports.ts'

export const logout =
  (sessions: Sessions) =>
  async (tokenHash: string): Promise<void> =>
    sessions.end(tokenHash)
