import { undividedOf } from '../../../src/core/settlement/rules.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import type { Statement } from '../../api/generated-settlement.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { totalOf } from './statement-dates.ts'

export interface DepartmentRow {
  name: string
  portions: string
  /** No department of its own. */
  isQuiet: boolean
}

/** How the portions divide (rule H3): departments, and what none of them has. Together they are all of the statement. */
export const departmentRows = ({
  departments,
  portions: all,
  days,
}: Pick<Statement, 'departments' | 'portions' | 'days'>): { departments: DepartmentRow[]; others: DepartmentRow[] } => {
  const { guests, corrections } = undividedOf({ portions: all, guests: totalOf(days, 'guests'), departments })
  return {
    departments: departments.map(({ name, portions, guests: within }) => ({
      name: [name ?? 'Diğer ve departmansız', within > 0 && `${formatNumber(within)} misafir`]
        .filter(Boolean)
        .join(' · '),
      portions: formatNumber(portions),
      isQuiet: name === null,
    })),
    others: [
      ...(guests === 0 ? [] : [{ name: 'Misafir', portions: formatNumber(guests), isQuiet: true }]),
      ...(corrections === 0 ? [] : [{ name: 'Düzeltme', portions: signed(corrections), isQuiet: true }]),
    ],
  }
}
