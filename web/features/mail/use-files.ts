import { useState } from 'react'
import { attachmentLimits } from '../../../src/core/mail/rules.ts'
import { fileTooLarge } from '../../../src/texts/kernel/reasons.ts'
import { type Attachment, useUploadAttachmentMutation } from '../../api/generated.ts'
import { problemText } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'

const maxBytes = attachmentLimits.megabytes * 1024 * 1024
const tooMany = `Bir mesaja en fazla ${attachmentLimits.files} dosya eklenebilir.`

/** Files are uploaded as soon as they are chosen; the message then refers to those that have arrived. */
export const useFiles = (files: readonly Attachment[], change: (files: Attachment[]) => void) => {
  const company = useCompany()
  const [send] = useUploadAttachmentMutation()
  const [arriving, setArriving] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  const upload = async (file: File): Promise<Attachment | undefined> => {
    if (file.size > maxBytes) return void setProblem(`${file.name}: ${fileTooLarge(attachmentLimits.megabytes)}`)
    const body = new Blob([file], { type: 'application/octet-stream' })
    const { data, error } = await send({ ...company, name: file.name.slice(-255), body })
    if (error !== undefined) setProblem(`${file.name}: ${problemText(error, 'Dosya yüklenemedi.')}`)
    return data?.attachment
  }
  const add = async (chosen: readonly File[]) => {
    setProblem(undefined)
    const room = attachmentLimits.files - files.length
    const taken = chosen.slice(0, room)
    if (taken.length < chosen.length) setProblem(tooMany)
    setArriving(taken.map(({ name }) => name))
    let kept = [...files]
    for (const file of taken) {
      const attachment = await upload(file)
      if (attachment !== undefined) change((kept = [...kept, attachment]))
      setArriving((names) => names.slice(1))
    }
  }
  const remove = (id: string) => change(files.filter((file) => file.id !== id))
  return { arriving, problem, add, remove }
}
