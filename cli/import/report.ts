import { type ImportReport, type ListedReport, oneTimePasswordDays } from '../../src/core/workforce/index.ts'
import { sentenceOf } from '../../src/texts/index.ts'
import { filledIn, nobodyNew, rowProblemText, shiftsNotRead } from '../../src/texts/workforce/import-rows.ts'
import { table } from '../terminal.ts'

export interface Outcome {
  report: ImportReport
  /** Null unless members were to be brought up to date. */
  update: ListedReport | null
  isDryRun: boolean
  /** Path of the one-time passwords; null if there are none. */
  passwordPath: string | null
  /** Path of the skipped rows; null if there are none, or nobody asked for them. */
  failuresPath: string | null
}

/** Nobody was imported, and nobody in the list is a member already. */
export const isUseless = ({ report: { imported, alreadyRegistered } }: Outcome): boolean =>
  imported.length === 0 && alreadyRegistered === 0

const notUpdatedIn = ({ refused, wrong }: ListedReport) => [
  ...refused.map(({ fullName, refusal: { code, facts } }) => ({
    name: fullName ?? '',
    message: sentenceOf(code, facts),
  })),
  ...wrong.map(({ fullName, problem }) => ({ name: fullName, message: rowProblemText(problem) })),
]

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
  already_registered: outcome.report.alreadyRegistered,
  shifts_changed: outcome.report.shiftsChanged,
  departments_changed: outcome.report.departmentsChanged,
  updated_count: outcome.update?.updated ?? 0,
  not_updated: outcome.update === null ? [] : notUpdatedIn(outcome.update),
  missing_departments: outcome.report.missing.departments.map(({ name }) => name),
  missing_shifts: outcome.report.missing.shifts.map(({ name }) => name),
  ignored_shifts: outcome.report.ignoredShifts,
  passwords_file: outcome.passwordPath,
  failures_file: outcome.failuresPath,
})

export const asText = ({
  report: { imported, failed, alreadyRegistered, departmentsChanged, shiftsChanged, missing, ignoredShifts },
  update,
  isDryRun,
  passwordPath,
  failuresPath,
}: Outcome): string => {
  const [added, leftOut] = isDryRun ? ['eklenecek', 'eklenmeyecek'] : ['eklendi', 'eklenmedi']
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
    ...(filled === undefined ? [] : [`${filled}.`]),
    ...(update === null
      ? []
      : [
          `Zaten kayıtlı ${update.updated} kişi listeye göre ${isDryRun ? 'güncellenecek' : 'güncellendi'}.`,
          ...notUpdatedIn(update).map(({ name, message }) => `Güncellenemedi: ${name} (${message})`),
        ]),
    ...(ignoredShifts === 0 ? [] : [shiftsNotRead(ignoredShifts, isDryRun)]),
    ...named(missing).flatMap(([what, things, option]) =>
      things.length === 0
        ? []
        : [`Şirkette olmayan ${what}: ${things.map(({ name }) => name).join(', ')} (açmak için: ${option})`],
    ),
    ...(passwordPath === null
      ? []
      : [`Tek kullanımlık şifreler (${oneTimePasswordDays} gün geçerli): ${passwordPath}`]),
    ...(failuresPath === null ? [] : [`Eklenmeyen satırlar, düzeltip yeniden vermek için: ${failuresPath}`]),
  ].join('\n')
}
