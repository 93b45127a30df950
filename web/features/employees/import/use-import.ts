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

export type ImportWay = 'file' | 'lines'

/** A line is a name, a comma and a phone; what lacks one of the two is left out. */
export const peopleOf = (lines: string): { full_name: string; phone: string }[] =>
  lines.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(',')
    const [full_name, phone] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()]
    return full_name === '' || phone === '' ? [] : [{ full_name, phone }]
  })

export const useImport = () => {
  const company = useCompany()
  const [send, { data: result, isLoading, error, reset }] = useImportEmployeesMutation()
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const [way, setWay] = useState<ImportWay>('file')
  const [lines, setLines] = useState('')
  const people = peopleOf(lines)

  const choose = (chosen: File) => {
    reset()
    if (!isSameFile(file, chosen)) setKey(newIdempotencyKey())
    setFile(chosen)
  }
  const sendAs = async (attempt: string, createDepartments: boolean) => {
    if (way === 'file' && file === undefined) return
    const body = way === 'lines' || file === undefined ? { users: people } : bodyOf(file)
    const { error: refused } = await send({ ...company, 'Idempotency-Key': attempt, createDepartments, body })
    if (isRefusal(refused)) setKey(newIdempotencyKey())
  }
  const type = (typed: string) => {
    reset()
    setKey(newIdempotencyKey())
    setLines(typed)
  }
  const goBy = (chosen: ImportWay) => {
    reset()
    setKey(newIdempotencyKey())
    setWay(chosen)
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
    way,
    goBy,
    lines,
    type,
    /** How many people the lines name. */
    count: people.length,
    isReady: way === 'lines' ? people.length > 0 : file !== undefined && problem === undefined,
    isLoading,
    error,
    result,
  }
}
