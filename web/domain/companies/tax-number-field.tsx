import { maxTaxNumber, taxNumberDigits, taxNumberProblem } from '../../../src/core/companies/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { taxNumberReasons } from '../../../src/texts/kernel/field-reasons.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

export const taxNumberProblemText = (typed: string): string | undefined => {
  const digits = taxNumberDigits(typed)
  const problem = digits === '' ? undefined : taxNumberProblem(digits)
  return problem && taxNumberReasons[problem]
}

type Props = { name: string; value: string; problem?: string; onChange: (value: string) => void }

export const TaxNumberField = (field: Props) => (
  <TextField
    label={fieldLabels.taxNumber}
    inputMode="numeric"
    autoComplete="off"
    maxLength={maxTaxNumber}
    isOptional
    hint="10 hane. Şahıs işletmesinde boş kalır; T.C. kimlik numarası yazmayın."
    {...field}
  />
)
