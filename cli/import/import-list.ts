import { operator } from '../../src/core/actors/rules.ts'
import { fold, Transaction } from '../../src/core/shared/index.ts'
import { createShift, type ShiftPlan, Shifts } from '../../src/core/shifts/index.ts'
import {
  importEmployees,
  type ImportReport,
  type ImportRow,
  isOfMember,
  type ListedReport,
  previewImport,
  updateListed,
} from '../../src/core/workforce/index.ts'
import { passwordSheet, type Use } from '../../src/main/index.ts'
import { rolledBack } from '../rolled-back.ts'
import { NewFile } from './new-file.ts'

interface List {
  companyId: string
  rows: readonly ImportRow[]
  createsDepartments: boolean
  /** Shifts to create first, in the same transaction. */
  shifts: readonly ShiftPlan[]
  /** Whether to change active members to what the list says. */
  updates: boolean
}

interface Done {
  report: ImportReport
  /** Null unless it was asked for. */
  update: ListedReport | null
}

interface ImportResult extends Done {
  passwordPath: string | null
}

const bringUpToDate = async (use: Use, { companyId, rows, createsDepartments }: List): Promise<ListedReport> => {
  const { changes } = await use(previewImport)({ companyId, actor: operator, rows })
  const updates = changes.filter(isOfMember).map(({ update }) => update)
  return use(updateListed)({ companyId, actor: operator, updates, createsDepartments })
}

/** Existing shifts are not created again. */
const run = async (use: Use, input: List): Promise<Done> => {
  const { shifts, updates, ...list } = input
  const { companyId } = list
  const known = new Set((await use(Shifts).allOf(companyId)).map(({ title }) => fold(title)))
  for (const plan of shifts)
    if (!known.has(fold(plan.title))) await use(createShift)({ companyId, actor: operator, plan })
  const update = updates ? await bringUpToDate(use, input) : null
  return { report: await use(importEmployees)({ ...list, actor: operator }), update }
}

export const dryRun = async (use: Use, list: List): Promise<ImportResult> => ({
  ...(await rolledBack(use, () => run(use, list))),
  passwordPath: null,
})

/** Commits only after the passwords are on disk. */
export const importList = async (use: Use, list: List, passwordPath: string): Promise<ImportResult> => {
  const passwords = await NewFile.create(passwordPath, 'Şifre dosyası')
  try {
    const done = await use(Transaction).run(async () => {
      const done = await run(use, list)
      const { imported } = done.report
      if (imported.length > 0) await passwords.write(await passwordSheet(imported))
      return done
    })
    if (done.report.imported.length === 0) return { ...done, passwordPath: null }
    passwords.keep()
    return { ...done, passwordPath: passwords.path }
  } finally {
    await passwords.close()
  }
}
