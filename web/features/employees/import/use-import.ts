import { useState } from 'react'
import { useImportEmployeesMutation, type ImportEmployeesApiArg } from '../../../api/generated.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import { isRefusal } from '../../../shared/problem-text.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { fileProblem, isSameFile } from '../../../shared/files/list-file.ts'

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
  const sendAs = async (attempt: string, createDepartments: boolean) => {
    if (file === undefined) return
    const body = bodyOf(file)
    const { error: refused } = await send({ ...company, 'Idempotency-Key': attempt, createDepartments, body })
    if (isRefusal(refused)) setKey(newIdempotencyKey())
  }
  const upload = () => sendAs(key, false)
  /** The same file again, which is another request: its departments are created first. */
  const uploadWithDepartments = () => {
    const next = newIdempotencyKey()
    setKey(next)
    return sendAs(next, true)
  }
  const problem = file && fileProblem(file)
  return {
    file,
    problem,
    choose,
    upload,
    uploadWithDepartments,
    isReady: file !== undefined && problem === undefined,
    isLoading,
    error,
    result,
  }
}
