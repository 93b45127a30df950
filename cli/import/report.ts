import { type ImportReport, oneTimePasswordDays } from '../../src/core/workforce/index.ts'
import { nobodyNew, rowProblemText, shiftsChanged } from '../../src/texts/import-rows.ts'
import { table } from '../terminal.ts'

export interface Outcome {
  report: ImportReport
  isDryRun: boolean
  /** Where the one-time passwords were written; null when there are none. */
  passwordPath: string | null
}

const isMember = ({ problem }: ImportReport['failed'][number]): boolean => problem === 'already_member'

/** Nobody was imported, and nobody on the list was already a member. */
export const isUseless = ({ report: { imported, failed } }: Outcome): boolean =>
  imported.length === 0 && !failed.some(isMember)

export const asJson = (outcome: Outcome) => ({
  success: !isUseless(outcome),
  dry_run: outcome.isDryRun,
  imported_count: outcome.report.imported.length,
  failed_count: outcome.report.failed.length,
  failed: outcome.report.failed.map((failure) => ({
    row: failure.row,
    problem: failure.problem,
    message: rowProblemText(failure),
  })),
  shifts_changed: outcome.report.shiftsChanged,
  missing_departments: outcome.report.missingDepartments,
  passwords_file: outcome.passwordPath,
})

export const asText = ({
  report: { imported, failed, shiftsChanged: changed, missingDepartments },
  isDryRun,
  passwordPath,
}: Outcome): string => {
  const [added, leftOut] = isDryRun ? ['eklenecek', 'eklenmeyecek'] : ['eklendi', 'eklenmedi']
  const isNobodyNew = imported.length === 0 && failed.length > 0 && failed.every(isMember)
  const sum = isNobodyNew
    ? `${nobodyNew(failed.length)}.`
    : `${imported.length} kişi ${added}, ${failed.length} satır ${leftOut}.`
  return [
    ...(failed.length === 0
      ? []
      : [
          table(
            ['Satır', 'Neden'],
            failed.map((failure) => [String(failure.row), rowProblemText(failure)]),
          ),
          '',
        ]),
    isDryRun ? `Deneme: ${sum} Hiçbir şey yazılmadı.` : sum,
    ...(changed === 0 ? [] : [`${shiftsChanged(changed, isDryRun)}.`]),
    ...(missingDepartments.length === 0
      ? []
      : [`Şirkette olmayan departmanlar: ${missingDepartments.join(', ')} (açmak için: --create-departments)`]),
    ...(passwordPath === null
      ? []
      : [`Tek kullanımlık şifreler (${oneTimePasswordDays} gün geçerli): ${passwordPath}`]),
  ].join('\n')
}
