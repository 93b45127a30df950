import { type ImportReport, oneTimePasswordDays } from '../../src/core/workforce/index.ts'
import { filledIn, nobodyNew, rowProblemText } from '../../src/texts/import-rows.ts'
import { fieldLabels } from '../../src/texts/labels.ts'
import { table } from '../terminal.ts'

export interface Outcome {
  report: ImportReport
  isDryRun: boolean
  /** Where the one-time passwords were written; null when there are none. */
  passwordPath: string | null
}

/** Nobody was imported, and nobody on the list was already a member. */
export const isUseless = ({ report: { imported, alreadyRegistered } }: Outcome): boolean =>
  imported.length === 0 && alreadyRegistered === 0

export const asJson = (outcome: Outcome) => ({
  success: !isUseless(outcome),
  dry_run: outcome.isDryRun,
  imported: outcome.report.imported.map(({ row, fullName, phone }) => ({ row, full_name: fullName, phone })),
  failed: outcome.report.failed.map((failure) => ({
    row: failure.row,
    problem: failure.problem,
    message: rowProblemText(failure),
  })),
  already_registered: outcome.report.alreadyRegistered,
  shifts_changed: outcome.report.shiftsChanged,
  departments_changed: outcome.report.departmentsChanged,
  missing_departments: outcome.report.missing.departments.map(({ name }) => name),
  missing_shifts: outcome.report.missing.shifts.map(({ name }) => name),
  passwords_file: outcome.passwordPath,
})

export const asText = ({
  report: { imported, failed, alreadyRegistered, departmentsChanged, shiftsChanged, missing },
  isDryRun,
  passwordPath,
}: Outcome): string => {
  const [added, leftOut] = isDryRun ? ['eklenecek', 'eklenmeyecek'] : ['eklendi', 'eklenmedi']
  const lines = [
    ...imported.map(({ row, fullName, phone }) => ({ row, cells: [String(row), added, fullName, phone] })),
    ...failed.map((failure) => ({
      row: failure.row,
      cells: [String(failure.row), leftOut, rowProblemText(failure)],
    })),
  ].sort((one, other) => one.row - other.row)
  const isNobodyNew = imported.length === 0 && failed.length === 0 && alreadyRegistered > 0
  const sum = isNobodyNew
    ? `${nobodyNew(alreadyRegistered)}.`
    : [
        `${imported.length} kişi ${added}`,
        ...(alreadyRegistered > 0 ? [`${alreadyRegistered} kişi zaten kayıtlı`] : []),
        `${failed.length} satır ${leftOut}.`,
      ].join(', ')
  const filled = filledIn(departmentsChanged, shiftsChanged, isDryRun)
  const named = ({ departments, shifts }: typeof missing) =>
    [
      ['departmanlar', departments, '--create-departments'],
      ['vardiyalar', shifts, '--create-shift'],
    ] as const
  return [
    table(
      ['Satır', 'Sonuç', 'Kişi ya da neden', fieldLabels.phone],
      lines.map(({ cells }) => cells),
    ),
    '',
    isDryRun ? `Deneme: ${sum} Hiçbir şey yazılmadı.` : sum,
    ...(filled === undefined ? [] : [`${filled}.`]),
    ...named(missing).flatMap(([what, things, option]) =>
      things.length === 0
        ? []
        : [`Şirkette olmayan ${what}: ${things.map(({ name }) => name).join(', ')} (açmak için: ${option})`],
    ),
    ...(passwordPath === null
      ? []
      : [`Tek kullanımlık şifreler (${oneTimePasswordDays} gün geçerli): ${passwordPath}`]),
  ].join('\n')
}
