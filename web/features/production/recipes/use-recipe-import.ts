import { useState } from 'react'
import {
  type ImportRecipesApiArg,
  type ImportRecipesApiResponse,
  useImportRecipesMutation,
} from '../../../api/generated.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { fileProblem, isSameFile } from '../../../domain/workforce/list-file.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { isRefusal, prefixedProblem } from '../../../ui/words/problem-text.ts'
import { countsText } from './import-texts.ts'

/** The generated type does not know that files are sent as form data. */
const bodyOf = (file: File): ImportRecipesApiArg['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as ImportRecipesApiArg['body']
}

/** Reads a file as soon as it is chosen, and takes its recipes once the person has seen what that means. */
export const useRecipeImport = (onTaken: () => void) => {
  const { companyId } = useCompany()
  const [look, looking] = useImportRecipesMutation()
  const [take, taking] = useImportRecipesMutation()
  const report = useBanner('Reçeteler alınamadı')
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const problem = file && fileProblem(file)
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
    const { data, error } = await report(sent, { success: (taken: ImportRecipesApiResponse) => countsText(taken) })
    if (isRefusal(error)) setKey(newIdempotencyKey())
    if (data !== undefined) onTaken()
  }
  return {
    file,
    wrongFile: problem,
    choose,
    preview: looking.data,
    isReading: looking.isLoading,
    isTaking: taking.isLoading,
    failure:
      (taking.error && prefixedProblem(taking.error, 'Reçeteler alınamadı')) ??
      (looking.error && prefixedProblem(looking.error, 'Dosya okunamadı')),
    takeAll,
  }
}
