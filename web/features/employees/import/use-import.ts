import { useState } from 'react'
import { useCreateShiftMutation } from '../../../api/generated.ts'
import {
  type ImportEmployeesApiArg,
  type ImportEmployeesApiResponse,
  type UpdateListedApiArg,
  type UpdateListedApiResponse,
  useImportEmployeesMutation,
  useUpdateListedMutation,
} from '../../../api/generated-import.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { isRefusal, prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { fileProblem, isSameFile } from '../../../domain/workforce/list-file.ts'
import { leavesToDecide } from './listed-people.ts'

/** The contract accepts a list or a file, but the generated type only knows the list. */
const bodyOf = (file: File): ImportEmployeesApiArg['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as ImportEmployeesApiArg['body']
}

export type ImportWay = 'file' | 'lines'

/** A shift named in the list, with the details that the list lacks. */
export type NewShift = { title: string; start_time: string; end_time: string; days: number[] }

export type Update = UpdateListedApiArg['body']['updates'][number]
export type Updated = Pick<UpdateListedApiResponse, 'updated_count' | 'refused' | 'cancelled_choices'>

const nothingUpdated: Updated = { updated_count: 0, refused: [], cancelled_choices: 0 }

const updatesAtOnce = 1000

const failure = 'Toplu yükleme sırasında hata oluştu'

/** A line is a name, a comma and a phone number. */
const personIn = (line: string): { full_name: string; phone: string } | undefined => {
  const at = line.lastIndexOf(',')
  const [full_name, phone] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()]
  return full_name === '' || phone === '' ? undefined : { full_name, phone }
}

/** Lines without both a name and a phone number are skipped. */
const readLines = (typed: string) => {
  const lines = typed.split('\n').map((line, at) => ({ line, row: at + 1, person: personIn(line) }))
  return {
    people: lines.flatMap(({ person }) => person ?? []),
    /** The numbers of their lines. */
    rows: lines.flatMap(({ row, person }) => (person ? [row] : [])),
    skipped: lines.flatMap(({ line, person }) => (person || line.trim() === '' ? [] : [line])),
  }
}

/** The answer to typed lines, which numbers the people that were sent. */
const withLines = (result: ImportEmployeesApiResponse, rows: readonly number[]): ImportEmployeesApiResponse => {
  const atLine = <Numbered extends { row: number }>(one: Numbered) => ({ ...one, row: rows[one.row - 1] ?? one.row })
  return { ...result, errors: result.errors.map(atLine), registered_users: result.registered_users.map(atLine) }
}

export const useImport = () => {
  const company = useCompany()
  const [look, { data: preview, isLoading: isLooking, reset: forget }] = useImportEmployeesMutation()
  const [send, { data: result, isLoading: isSending, reset }] = useImportEmployeesMutation()
  const [createShift, { isLoading: isOpening }] = useCreateShiftMutation()
  const [update, { isLoading: isUpdating }] = useUpdateListedMutation()
  /** What became of the people who were to be changed. */
  const [updated, setUpdated] = useState<Updated>()
  /** Titles of shifts already created by this dialog. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const [way, setWay] = useState<ImportWay>('file')
  const [lines, setLines] = useState('')
  const { people, rows, skipped } = readLines(lines)
  const body = way === 'lines' || file === undefined ? { users: people } : bodyOf(file)

  const startOver = () => {
    reset()
    forget()
    setUpdated(undefined)
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
  /** In order; another attempt sends all of them again, which changes nothing twice. */
  const change = async (createDepartments: boolean, updates: readonly Update[]): Promise<boolean> => {
    let sum = nothingUpdated
    for (let at = 0; at < updates.length; at += updatesAtOnce) {
      const some = updates.slice(at, at + updatesAtOnce)
      const { data, error } = await update({ ...company, createDepartments, body: { updates: some } })
      if (data === undefined) {
        setProblem(prefixedProblem(error, 'Değişiklikler kaydedilemedi'))
        return false
      }
      sum = {
        updated_count: sum.updated_count + data.updated_count,
        refused: [...sum.refused, ...data.refused],
        cancelled_choices: sum.cancelled_choices + data.cancelled_choices,
      }
    }
    setUpdated(sum)
    return true
  }
  /** A list that leaves nothing to decide is imported right away. */
  const upload = async () => {
    if (way === 'lines') return enrol(false)
    setProblem(undefined)
    const { data, error } = await look({ ...company, mode: 'preview', body })
    if (data === undefined) return setProblem(prefixedProblem(error, failure))
    if (!leavesToDecide(data)) await enrol(false)
  }
  /** Shifts are created one at a time; another attempt skips those already created. */
  const openAndUpload = async (opensDepartments: boolean, shifts: readonly NewShift[], updates: readonly Update[]) => {
    setProblem(undefined)
    for (const shift of shifts) {
      if (opened.includes(shift.title)) continue
      const { error } = await createShift({ companyId: company.companyId, body: shift })
      if (error !== undefined) return setProblem(prefixedProblem(error, `“${shift.title}” vardiyası açılamadı`))
      setOpened((titles) => [...titles, shift.title])
    }
    if (updates.length === 0 || (await change(opensDepartments, updates))) await enrol(opensDepartments)
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
    skipped,
    isReady: way === 'lines' ? people.length > 0 : file !== undefined && wrongFile === undefined,
    isLoading: isLooking || isSending || isOpening || isUpdating,
    problem,
    preview,
    result: result && way === 'lines' ? withLines(result, rows) : result,
    updated,
  }
}
