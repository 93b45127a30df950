import { useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useUnsaved } from '../../../ui/unsaved/use-unsaved.ts'
import { problemText } from '../../../ui/words/problem-text.ts'

type Props = {
  label: string
  name: string
  /** The saved value. */
  value: string
  maxLength: number
  isOptional?: boolean
  onSave: (value: string) => PromiseLike<{ error?: unknown }>
}

/** Saves on blur if the value has changed; a refused value stays in the field, with the reason. */
export const InlineField = ({ value, onSave, ...field }: Props) => {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  useUnsaved(typed !== undefined && typed.trim() !== value)
  const save = async () => {
    if (typed === undefined) return
    if (typed.trim() === value) return setTyped(undefined)
    const { error } = await onSave(typed.trim())
    if (error !== undefined) return setProblem(problemText(error, 'Şirket güncellenemedi'))
    setTyped((now) => (now === typed ? undefined : now))
    setSaved(true)
  }
  return (
    <TextField
      {...field}
      value={typed ?? value}
      problem={problem}
      hint={isSaved && typed === undefined ? 'Kaydedildi' : undefined}
      onChange={(text) => {
        setTyped(text)
        setProblem(undefined)
        setSaved(false)
      }}
      onBlur={() => void save()}
    />
  )
}
