import { createContext, useContext } from 'react'
import type * as dialogParts from './unsaved-dialog.tsx'

/** Input that would be lost. */
export interface Unsaved {
  /** The panel that contains it. */
  frame: unknown
  /** Whether its screen stays open at that address. */
  survives?: (pathname: string) => boolean
  /** Replaces the default text of the question. */
  text?: string
  /** Replaces the default title and buttons. */
  words?: { title: string; yes: string; no: string }
}
export type Mark = { readonly current: Unsaved }

const defaultText = 'Yazdıklarınız henüz kaydedilmedi. Devam ederseniz kaybolur.'

type Question = {
  about: readonly Mark[]
  words: Unsaved['words']
  text: string
  discard: () => void
  stay: () => void
}

type State = { parts?: typeof dialogParts; question?: Question }

/** Browsers show a question of their own here. */
const askOnUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Tracks all unsaved input in one app, and asks before any of it is lost. */
export const createUnsavedGuard = () => {
  const unsaved = new Set<Mark>()
  const listeners = new Set<() => void>()
  let state: State = {}
  let isExempt = false

  const update = (part: State) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const forget = (mark: Mark) => {
    unsaved.delete(mark)
    if (unsaved.size === 0) removeEventListener('beforeunload', askOnUnload)
    if (state.question?.about.some((other) => unsaved.has(other)) === false) update({ question: undefined })
  }
  /** Loads the dialog. */
  const load = async () => {
    const parts = await import('./unsaved-dialog.tsx')
    if (state.parts === undefined) update({ parts })
  }
  return {
    load,
    add: (mark: Mark) => {
      unsaved.add(mark)
      addEventListener('beforeunload', askOnUnload)
      // The connection may be gone when it is needed.
      void load().catch(() => undefined)
      return () => forget(mark)
    },
    forgetAll: () => [...unsaved].forEach(forget),
    lostAt: (pathname: string) => [...unsaved].filter(({ current }) => current.survives?.(pathname) !== true),
    lostIn: (frame: unknown) => [...unsaved].filter(({ current }) => current.frame === frame),
    /** Proceeds at once if nothing unsaved would be lost, otherwise once the person has confirmed. */
    leave: (proceed: () => void, lost: readonly Mark[] = [...unsaved]) => {
      const about = lost.filter((mark) => unsaved.has(mark))
      if (isExempt || about.length === 0) return proceed()
      const text = about.find(({ current }) => current.text !== undefined)?.current.text ?? defaultText
      const words = about.find(({ current }) => current.words !== undefined)?.current.words
      const discard = () => {
        about.forEach(forget)
        proceed()
      }
      load().then(
        () => update({ question: { about, words, text, discard, stay: () => update({ question: undefined }) } }),
        () => window.confirm(text) && discard(),
      )
    },
    /** For leaving after a save: what the form still holds has been saved. */
    withoutAsking: <Result>(work: () => Result): Result => {
      isExempt = true
      try {
        return work()
      } finally {
        isExempt = false
      }
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type UnsavedGuard = ReturnType<typeof createUnsavedGuard>

export const UnsavedContext = createContext<UnsavedGuard | null>(null)

/** The guard of the app around it. */
export const useUnsavedGuard = (): UnsavedGuard => {
  const guard = useContext(UnsavedContext)
  if (guard === null) throw new Error('useUnsavedGuard needs an app around it')
  return guard
}
