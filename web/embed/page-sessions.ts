import { createSharedSession, type Member, type SharedSession } from './shared-session.ts'

const storageKeyOf = (apiRoot: string): string => `tabldot_embed_token ${new URL(apiRoot).origin}`

/** The sessions of the elements on one page. */
export const createPageSessions = () => {
  const sessions = new Set<SharedSession>()
  const sessionOf = (apiRoot: string, given: string | null): SharedSession => {
    const existing = [...sessions].find(
      (one) =>
        one.connection.apiRoot === apiRoot &&
        one.isGiven === (given !== null) &&
        (given === null || one.token() === given),
    )
    if (existing !== undefined) return existing
    const session = createSharedSession({ apiRoot, given, storageKey: storageKeyOf(apiRoot) })
    sessions.add(session)
    return session
  }
  return {
    join: (member: Member, apiRoot: string, given: string | null): SharedSession => {
      const session = sessionOf(apiRoot, given)
      session.join(member)
      return session
    },
    leave: (member: Member, session: SharedSession): void => {
      if (!session.leave(member)) return
      session.close()
      sessions.delete(session)
    },
  }
}

export type PageSessions = ReturnType<typeof createPageSessions>
