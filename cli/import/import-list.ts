import { operator } from '../../src/core/actors/rules.ts'
import { fold, Transaction } from '../../src/core/shared/index.ts'
import { createShift, type ShiftPlan, Shifts } from '../../src/core/shifts/index.ts'
import { importEmployees, type ImportReport, type ImportRow } from '../../src/core/workforce/index.ts'
import { passwordSheet, type Use } from '../../src/main/index.ts'
import { rolledBack } from '../rolled-back.ts'
import { NewFile } from './new-file.ts'

interface List {
  companyId: string
  rows: readonly ImportRow[]
  createsDepartments: boolean
  /** Shifts to create first, in the same transaction. */
  shifts: readonly ShiftPlan[]
}

interface ImportResult {
  report: ImportReport
  passwordPath: string | null
}

/** Existing shifts are not created again. */
const run = async (use: Use, { shifts, ...list }: List): Promise<ImportReport> => {
  const { companyId } = list
  const known = new Set((await use(Shifts).allOf(companyId)).map(({ title }) => fold(title)))
  for (const plan of shifts)
    if (!known.has(fold(plan.title))) await use(createShift)({ companyId, actor: operator, plan })
  return use(importEmployees)({ ...list, actor: operator })
}

export const dryRun = async (use: Use, list: List): Promise<ImportResult> => ({
  report: await rolledBack(use, () => run(use, list)),
  passwordPath: null,
})

/** Commits only after the passwords are on disk. */
export const importList = async (use: Use, list: List, passwordPath: string): Promise<ImportResult> => {
  const passwords = await NewFile.create(passwordPath, 'Şifre dosyası')
  try {
    const report = await use(Transaction).run(async () => {
      const report = await run(use, list)
      if (report.imported.length > 0) await passwords.write(await passwordSheet(report.imported))
      return report
    })
    if (report.imported.length === 0) return { report, passwordPath: null }
    passwords.keep()
    return { report, passwordPath: passwords.path }
  } finally {
    await passwords.close()
  }
}
