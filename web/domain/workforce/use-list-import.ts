import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { isRefusal, prefixedProblem } from '../../ui/words/problem-text.ts'
import { fileProblem, isSameFile } from './list-file.ts'

type Asked = { companyId: string; isPreview?: boolean; 'Idempotency-Key'?: string; body: { file: Blob } }
type Answered<Report> = { data?: Report | undefined; error?: unknown }
type UseImport<Report> = () => readonly [
  (asked: Asked) => PromiseLike<Answered<Report>>,
  Answered<Report> & { isLoading: boolean; reset: () => void },
]

/** The generated type does not know that files are sent as form data. */
const bodyOf = (file: File): Asked['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as Asked['body']
}

type Texts<Report> = { failure: string; success: (taken: Report) => string }

/** Reads a file as soon as it is chosen, and takes it once the person has seen what that means. */
export const useListImport = <Report>(
  useImport: UseImport<Report>,
  { failure, success }: Texts<Report>,
  onTaken: () => void,
) => {
  const { companyId } = useCompany()
  const [look, looking] = useImport()
  const [take, taking] = useImport()
  const report = useBanner(failure)
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const choose = (chosen: File) => {
    taking.reset()
    looking.reset()
    if (!isSameFile(file, chosen)) setKey(newIdempotencyKey())
    setFile(chosen)
    if (fileProblem(chosen) === undefined) void look({ companyId, isPreview: true, body: bodyOf(chosen) })
  }
  const takeAll = async () => {
    if (file === undefined) return
    const sent = take({ companyId, 'Idempotency-Key': key, body: bodyOf(file) })
    const { data, error } = await report(sent, { success: (taken) => success(taken) })
    if (isRefusal(error)) setKey(newIdempotencyKey())
    if (data !== undefined) onTaken()
  }
  const problemOf = (error: unknown, sentence: string) => (error ? prefixedProblem(error, sentence) : undefined)
  return {
    file,
    wrongFile: file && fileProblem(file),
    choose,
    preview: looking.isLoading ? undefined : looking.data,
    isReading: looking.isLoading,
    isTaking: taking.isLoading,
    failure: problemOf(taking.error, failure) ?? problemOf(looking.error, 'Dosya okunamadı'),
    takeAll,
  }
}
