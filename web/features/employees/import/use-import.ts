import { useState } from 'react'
import { useImportEmployeesMutation, type ImportEmployeesApiArg } from '../../../api/generated.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import { isRefusal } from '../../../shared/problem-text.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { fileProblem, isSameFile } from './list-file.ts'

/** The contract takes a list or a file; the generated type tells of the list alone. */
const bodyOf = (file: File): ImportEmployeesApiArg['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as ImportEmployeesApiArg['body']
}

export const useImport = () => {
  const company = useCompany()
  const [send, { data: result, isLoading, error, reset }] = useImportEmployeesMutation()
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()

  const choose = (chosen: File) => {
    reset()
    if (!isSameFile(file, chosen)) setKey(newIdempotencyKey())
    setFile(chosen)
  }
  const upload = async () => {
    if (file === undefined) return
    const { error: refused } = await send({ ...company, 'Idempotency-Key': key, body: bodyOf(file) })
    if (isRefusal(refused)) setKey(newIdempotencyKey())
  }
  const problem = file && fileProblem(file)
  return {
    file,
    problem,
    choose,
    upload,
    isReady: file !== undefined && problem === undefined,
    isLoading,
    error,
    result,
  }
}
