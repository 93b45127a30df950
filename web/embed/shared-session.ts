import type { Connection } from '../api/connection.ts'
import { signInApi } from '../api/generated-sign-in.ts'
import { createStore } from '../app/create-store.ts'
import { knownDevices } from '../app/known-devices.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

/** One of the elements that show the same session. */
export interface Member {
  /** Asks whoever made the page for a token; undefined where nobody would answer. */
  askToken: (() => Promise<string | null>) | undefined
  /** What the page has written on it. */
  handedToken: () => string | null
  tell: (event: 'changed' | 'session-ended', detail?: object) => void
}

interface Snapshot {
  /** Counts the stores. */
  generation: number
  /** Replaced when somebody else comes: nothing of whoever was here before stays. */
  store: ReturnType<typeof createStore>
  /** Whoever made the page is being asked for a new token. */
  isRenewing: boolean
  /** The member that the person used last: it speaks for all. */
  foremost: Member | undefined
}

interface Options {
  apiRoot: string
  /** Handed over by the page; null where people sign in here. */
  given: string | null
  /** Where the page's own storage keeps the token of people who sign in here. */
  storageKey: string
}

/** The session and the cache that elements of one page share: those with the same server and the same token. */
export const createSharedSession = ({ apiRoot, given, storageKey }: Options) => {
  const members = new Set<Member>()
  const listeners = new Set<() => void>()
  let token = given ?? deviceStorage.getItem(storageKey)

  const keep = (next: string | null) => {
    token = next
    if (given !== null) return
    if (next === null) deviceStorage.removeItem(storageKey)
    else deviceStorage.setItem(storageKey, next)
  }
  const enter = (next: string | null) => {
    keep(next)
    state.store.close()
    update({ store: createStore(connection), generation: state.generation + 1 })
  }
  const connection: Connection = {
    apiRoot,
    session: {
      token: () => token,
      start: keep,
      startAnew: enter,
      end: () => enter(null),
      watch: () => () => undefined,
      knownDevices,
      lastAccount: { recall: () => null, remember: () => undefined, forget: () => undefined },
      ...(given !== null && { isGiven: true }),
    },
    onChanged: (operation) => state.foremost?.tell('changed', { operation }),
    onExpired: () => void renew(),
  }
  let state: Snapshot = {
    generation: 0,
    store: createStore(connection),
    isRenewing: false,
    foremost: undefined,
  }
  const update = (part: Partial<Snapshot>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  const profileNow = async () =>
    (await state.store.dispatch(signInApi.endpoints.getProfile.initiate({}, { subscribe: false, forceRefetch: true })))
      .data
  const personShown = () => signInApi.endpoints.getProfile.select({})(state.store.getState() as never).data?.id

  /** Whether a token that follows the ended one is somebody's. */
  const goesOnWith = async (next: string | null): Promise<boolean> => {
    if (next === null || next === token) return false
    const before = personShown()
    keep(next)
    const person = await profileNow()
    if (before !== undefined && person !== undefined && person.id !== before) enter(next)
    return person !== undefined
  }

  /** The page is asked once for another token. Without a good one it is told that the session has ended, and the panels ask the person. */
  const renew = async () => {
    const askToken = [...members].find((member) => member.askToken !== undefined)?.askToken
    if (askToken !== undefined) {
      update({ isRenewing: true })
      const isRenewed = await goesOnWith(await askToken().catch(() => null))
      update({ isRenewing: false })
      if (isRenewed) return
    }
    for (const member of members) member.tell('session-ended')
  }

  /** Somebody signed in or out in another tab. */
  const follow = (event: StorageEvent) => {
    if (given !== null || (event.key !== storageKey && event.key !== null)) return
    const next = deviceStorage.getItem(storageKey)
    if (next !== token) enter(next)
  }
  addEventListener('storage', follow)

  return {
    connection,
    isGiven: given !== null,
    token: () => token,
    /** The page has written another token on all of the elements. */
    isReplacedBy: (next: string) => given !== null && [...members].every((member) => member.handedToken() === next),
    /** The new token may be the same person's or somebody else's. */
    replaceToken: async (next: string) => {
      if (next === token) return
      const before = personShown()
      keep(next)
      const person = await profileNow()
      if (person?.id !== before) enter(next)
    },
    join: (member: Member) => {
      members.add(member)
      if (state.foremost === undefined) update({ foremost: member })
    },
    leave: (member: Member) => {
      members.delete(member)
      if (state.foremost === member) update({ foremost: [...members].at(-1) })
      return members.size === 0
    },
    members: (): readonly Member[] => [...members],
    isUsed: (member: Member) => {
      if (state.foremost !== member) update({ foremost: member })
    },
    close: () => {
      state.store.close()
      removeEventListener('storage', follow)
    },
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type SharedSession = ReturnType<typeof createSharedSession>
