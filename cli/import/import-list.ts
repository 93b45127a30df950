import { operator } from '../../src/core/access/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { importEmployees, type ImportReport, type ImportRow } from '../../src/core/workforce/index.ts'
import type { Use } from '../../src/main/index.ts'
import { PasswordFile } from './password-file.ts'

interface List {
  companyId: string
  rows: readonly ImportRow[]
}

interface Done {
  report: ImportReport
  passwordPath: string | null
}

class Rehearsal extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('rehearsal')
    this.report = report
  }
}

/** Carries the import out and takes it back: the report is the one the real thing would give. */
export const rehearse = async (use: Use, list: List): Promise<Done> => {
  try {
    return await use(Transaction).run(async () => {
      throw new Rehearsal(await use(importEmployees)({ ...list, actor: operator }))
    })
  } catch (error) {
    if (error instanceof Rehearsal) return { report: error.report, passwordPath: null }
    throw error
  }
}

/** People are enrolled only if their passwords are safely on disk; answers the sheet's path where there is one. */
export const importList = async (use: Use, list: List, passwordPath: string): Promise<Done> => {
  const passwords = await PasswordFile.create(passwordPath)
  try {
    const report = await use(Transaction).run(async () => {
      const report = await use(importEmployees)({ ...list, actor: operator })
      if (report.imported.length > 0) await passwords.write(report.imported)
      return report
    })
    if (report.imported.length === 0) return { report, passwordPath: null }
    passwords.keep()
    return { report, passwordPath: passwords.path }
  } finally {
    await passwords.close()
  }
}
