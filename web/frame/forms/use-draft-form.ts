import { useState } from 'react'
import type { Conflict } from '../../ui/forms/conflict-notice.tsx'
import { prefixedProblem, presentIn, problemText } from '../../ui/words/problem-text.ts'
import { type BannerText, useBanner } from '../banners/use-banner.ts'
import { useOwnError } from './use-own-error.ts'
import { useUnsavedGuard } from '../../ui/unsaved/unsaved-guard.ts'
import { useUnsaved } from '../../ui/unsaved/use-unsaved.ts'

type TextKey<Draft> = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft] & string

/** What a part of a form gets of the whole form. */
export type DraftForm<Draft> = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  field: (name: TextKey<Draft>) => {
    name: string
    value: string
    problem: string | undefined
    onChange: (value: string) => void
  }
}

/** A value as people read it, with its label. */
export type ReadValue = readonly [label: string, text: string]

type Sent<Draft, Answer> = {
  data?: Answer
  error?: unknown
  /** What was saved before the error. */
  saved?: Draft
  /** Replaces the form's `prefix`. */
  prefix?: string
}

type Options<Draft, Answer, Problems, Present> = {
  initial: Draft | (() => Draft)
  /** By field; `form` is for the whole form. Shown only after the first attempt to submit. */
  problemsOf?: (draft: Draft) => Problems
  send: (draft: Draft, saved: Draft) => PromiseLike<Sent<Draft, Answer>>
  /** Returns the draft as the server has it now; nothing if the form closes. */
  onSaved: (answer: Answer) => Draft | void
  /** Shown after saving, if the form stays open. */
  success?: string
  /** Shown in a banner after saving, if the form closes. */
  banner?: BannerText<Sent<Draft, Answer>>
  /** Shown when the server answers with an error without a sentence. */
  failure?: string
  /** Put before the server's sentence; takes precedence over `failure`. */
  prefix?: string
  /** For versioned records: turns the server's current version into a draft, and a draft into what people read. */
  versioned?: { draftOf: (present: Present) => Draft; read: (draft: Draft) => readonly ReadValue[] }
  /** Whether leaving this draft is worth a question; by default, whenever it differs from what is saved. */
  isWorthAsking?: (draft: Draft) => boolean
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Keeps what was typed since `base`; the other fields take the server's answer. */
const mergeAnswer = <Draft extends object>(draft: Draft, base: Draft, answer: Draft): Draft => {
  const typed = Object.entries(draft).filter(([name, value]) => !isSame(value, base[name as keyof Draft]))
  return { ...answer, ...Object.fromEntries(typed) }
}

export const changesBetween = (before: readonly ReadValue[], after: readonly ReadValue[]): Conflict['changes'] => {
  const old = new Map(before)
  const now = new Map(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((label) => ({ label, before: old.get(label) || '—', after: now.get(label) || '—' }))
    .filter((change) => change.before !== change.after)
}

export const useDraftForm = <
  Draft extends object,
  Answer,
  Problems extends Readonly<Partial<Record<string, string>>>,
  Present = never,
>({
  initial,
  problemsOf,
  send,
  onSaved,
  success,
  banner,
  failure = 'İşlem tamamlanamadı',
  prefix,
  versioned,
  isWorthAsking = () => true,
}: Options<Draft, Answer, Problems, Present>) => {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isSending, setSending] = useState(false)
  const [present, setPresent] = useState<Draft>()
  const [error, setError] = useOwnError()
  const report = useBanner(prefix ?? failure)
  const guard = useUnsavedGuard()
  const leave = useUnsaved(!isSame(draft, saved) && isWorthAsking(draft))
  const problemsIn = (draft: Draft): Partial<Record<string, string>> => problemsOf?.(draft) ?? {}
  const problems = isChecked ? problemsIn(draft) : {}

  const change = (part: Partial<Draft>) => {
    setDone(false)
    setDraft((before) => ({ ...before, ...part }))
  }
  const attempt = async (draft: Draft, saved: Draft) => {
    setChecked(true)
    setPresent(undefined)
    setDone(false)
    setError(undefined)
    if (Object.values(problemsIn(draft)).some((problem) => problem !== undefined)) return
    setSending(true)
    const answer = await report(send(draft, saved), { success: banner })
    setSending(false)
    if (answer.saved !== undefined) setSaved(answer.saved)
    if (answer.error !== undefined) {
      const now = versioned && presentIn(answer.error)
      const before = answer.prefix ?? prefix
      if (now !== undefined) setPresent(versioned?.draftOf(now as Present))
      else setError(before === undefined ? problemText(answer.error, failure) : prefixedProblem(answer.error, before))
      return
    }
    const next = guard.withoutAsking(() => onSaved(answer.data as Answer))
    if (next === undefined) return
    setSaved(next)
    setDraft((now) => mergeAnswer(now, draft, next))
    setChecked(false)
    setDone(true)
  }
  const continueWith = (draft: Draft, present: Draft) => {
    setSaved(present)
    setDraft(draft)
    setPresent(undefined)
  }
  const conflict: Conflict | undefined = present &&
    versioned && {
      changes: changesBetween(versioned.read(saved), versioned.read(present)),
      takeTheirs: () => continueWith(present, present),
      saveMine: () => {
        const mine = mergeAnswer(draft, saved, present)
        continueWith(mine, present)
        return attempt(mine, present)
      },
    }
  const field: DraftForm<Draft>['field'] = (name) => ({
    name,
    value: draft[name] as string,
    problem: problems[name],
    onChange: (value) => change({ [name]: value } as Partial<Draft>),
  })
  return {
    draft,
    /** The draft as the server last had it. */
    saved,
    change,
    field,
    problems: problems as Partial<Problems>,
    /** A problem of the whole form. */
    notice: problems.form ?? error,
    /** The success text, until something is changed again. */
    done: isDone ? success : undefined,
    conflict,
    isSending,
    submit: () => attempt(draft, saved),
    /** Replaces the draft with the server's current version. */
    take: (present: Draft) => continueWith(present, present),
    /** Proceeds at once if nothing would be lost, otherwise asks first. */
    leave,
  }
}
