import { useState } from 'react'
import { problemText } from '../problem-text.ts'

type TextKey<Draft> = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft] & string

/** What a part of a form needs of it. */
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

type Options<Draft, Answer, Problems> = {
  initial: Draft | (() => Draft)
  /** By field; `form` is about the whole form. None is shown before the first attempt to submit. */
  problemsOf?: (draft: Draft) => Problems
  send: (draft: Draft, saved: Draft) => PromiseLike<{ data?: Answer; error?: unknown }>
  /** Returns the draft as the server has it now; nothing if the form closes. */
  onSaved: (answer: Answer) => Draft | void
  /** Shown in the form when the server answers with an error but no sentence; without it the form leaves errors to the banner. */
  failure?: string
}

/** What was typed after `sent` stays; the other fields take the server's answer. */
const mergeAnswer = <Draft extends object>(draft: Draft, sent: Draft, answer: Draft): Draft => {
  const typed = Object.entries(draft).filter(([name, value]) => value !== sent[name as keyof Draft])
  return { ...answer, ...Object.fromEntries(typed) }
}

export const useDraftForm = <Draft extends object, Answer, Problems extends Readonly<Partial<Record<string, string>>>>({
  initial,
  problemsOf,
  send,
  onSaved,
  failure,
}: Options<Draft, Answer, Problems>) => {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const found: Partial<Record<string, string>> = problemsOf?.(draft) ?? {}
  const problems = isChecked ? found : {}

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = async () => {
    setChecked(true)
    if (Object.values(found).some((problem) => problem !== undefined)) return
    setSending(true)
    setError(undefined)
    const answer = await send(draft, saved)
    setSending(false)
    setError(answer.error)
    if (answer.error !== undefined) return
    const next = onSaved(answer.data as Answer)
    if (next === undefined) return
    setSaved(next)
    setDraft((now) => mergeAnswer(now, draft, next))
    setChecked(false)
  }
  const field: DraftForm<Draft>['field'] = (name) => ({
    name,
    value: draft[name] as string,
    problem: problems[name],
    onChange: (value) => change({ [name]: value } as Partial<Draft>),
  })
  return {
    draft,
    /** The draft as the server last had it. */ saved,
    change,
    field,
    problems: problems as Partial<Problems>,
    /** About the whole form. */
    notice: problems.form ?? (error === undefined || failure === undefined ? undefined : problemText(error, failure)),
    isSending,
    submit,
  }
}
