import { useState } from 'react'
import {
  useCreateShiftMutation,
  useImportEmployeesMutation,
  usePreviewImportMutation,
  type ImportEmployeesApiArg,
} from '../../../api/generated.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { isRefusal, prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { fileProblem, isSameFile } from '../../../domain/workforce/list-file.ts'

/** The contract accepts a list or a file, but the generated type only knows the list. */
const bodyOf = (file: File): ImportEmployeesApiArg['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as ImportEmployeesApiArg['body']
}

export type ImportWay = 'file' | 'lines'

/** A shift named in the list, with the details that the list lacks. */
export type NewShift = { title: string; start_time: string; end_time: string; days: number[] }

const failure = 'Toplu yükleme sırasında hata oluştu'

/** A line is a name, a comma and a phone number; lines without both are skipped. */
export const peopleOf = (lines: string): { full_name: string; phone: string }[] =>
  lines.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(',')
    const [full_name, phone] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()]
    return full_name === '' || phone === '' ? [] : [{ full_name, phone }]
  })

export const useImport = () => {
  const company = useCompany()
  const [look, { data: preview, isLoading: isLooking, reset: forget }] = usePreviewImportMutation()
  const [send, { data: result, isLoading: isSending, reset }] = useImportEmployeesMutation()
  const [createShift, { isLoading: isOpening }] = useCreateShiftMutation()
  /** Titles of shifts already created by this dialog. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const [way, setWay] = useState<ImportWay>('file')
  const [lines, setLines] = useState('')
  const people = peopleOf(lines)
  const body = way === 'lines' || file === undefined ? { users: people } : bodyOf(file)

  const startOver = () => {
    reset()
    forget()
    setProblem(undefined)
  }
  const other =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      startOver()
      setKey(newIdempotencyKey())
      set(value)
    }
  const choose = (chosen: File) => {
    startOver()
    if (!isSameFile(file, chosen)) setKey(newIdempotencyKey())
    setFile(chosen)
  }
  const enrol = async (createDepartments: boolean) => {
    const { error } = await send({
      ...company,
      'Idempotency-Key': createDepartments ? `${key}-d` : key,
      createDepartments,
      body,
    })
    if (isRefusal(error)) setKey(newIdempotencyKey())
    setProblem(error && prefixedProblem(error, failure))
  }
  /** A list without unknown names is imported right away. */
  const upload = async () => {
    if (way === 'lines') return enrol(false)
    setProblem(undefined)
    const { data, error } = await look({ ...company, body })
    if (data === undefined) return setProblem(prefixedProblem(error, failure))
    if (data.missing_departments.length + data.missing_shifts.length === 0) await enrol(false)
  }
  /** Shifts are created one at a time; another attempt skips those already created. */
  const openAndUpload = async (opensDepartments: boolean, shifts: readonly NewShift[]) => {
    setProblem(undefined)
    for (const shift of shifts) {
      if (opened.includes(shift.title)) continue
      const { error } = await createShift({ companyId: company.companyId, body: shift })
      if (error !== undefined) return setProblem(prefixedProblem(error, `“${shift.title}” vardiyası açılamadı`))
      setOpened((titles) => [...titles, shift.title])
    }
    await enrol(opensDepartments)
  }
  const wrongFile = file && fileProblem(file)
  return {
    file,
    wrongFile,
    choose,
    upload,
    openAndUpload,
    goBack: startOver,
    way,
    goBy: other(setWay),
    lines,
    type: other(setLines),
    /** How many people the lines name. */
    count: people.length,
    isReady: way === 'lines' ? people.length > 0 : file !== undefined && wrongFile === undefined,
    isLoading: isLooking || isSending || isOpening,
    problem,
    preview,
    result,
  }
}
