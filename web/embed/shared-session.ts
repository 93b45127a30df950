import type { Connection } from '../api/connection.ts'
import { signInApi } from '../api/generated-sign-in.ts'
import { createStore } from '../app/create-store.ts'
import { knownDevices } from '../app/known-devices.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

/** One of the elements that share a session. */
export interface Member {
  /** Asks the surrounding page for a token; undefined if it provides none. */
  askToken: (() => Promise<string | null>) | undefined
  /** The token that the page has set on the element. */
  handedToken: () => string | null
  notify: (event: 'changed' | 'session-ended', detail?: object) => void
}

interface Snapshot {
  /** Increases with every new store. */
  generation: number
  /** Replaced when somebody else signs in, so that none of the previous person's data stays. */
  store: ReturnType<typeof createStore>
  /** The surrounding page is being asked for a new token. */
  isRenewing: boolean
  /** The member used last, the only one to show banners. */
  foremost: Member | undefined
}

interface Options {
  apiRoot: string
  /** The token handed over by the page; null where people sign in inside the panels. */
  given: string | null
  /** Key in the page's own storage for the token of people who sign in inside the panels. */
  storageKey: string
}

/** Session and cache shared by the elements on one page that have the same server and the same token. */
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
    onChanged: (operation) => state.foremost?.notify('changed', { operation }),
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

  /** Tries a token that follows the ended one; true if it belongs to somebody. */
  const continueWith = async (next: string | null): Promise<boolean> => {
    if (next === null || next === token) return false
    const before = personShown()
    keep(next)
    const person = await profileNow()
    if (before !== undefined && person !== undefined && person.id !== before) enter(next)
    return person !== undefined
  }

  /**
   * Asks the page once for another token. Without a valid one, tells it that the session has ended, and the panels ask
   * the person to sign in.
   */
  const renew = async () => {
    const askToken = [...members].find((member) => member.askToken !== undefined)?.askToken
    if (askToken !== undefined) {
      update({ isRenewing: true })
      const isRenewed = await continueWith(await askToken().catch(() => null))
      update({ isRenewing: false })
      if (isRenewed) return
    }
    for (const member of members) member.notify('session-ended')
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
    /** The page has set this token on all of the elements. */
    isReplacedBy: (next: string) => given !== null && [...members].every((member) => member.handedToken() === next),
    /** The new token may belong to the same person or to somebody else. */
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
