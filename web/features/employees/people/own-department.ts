import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import type { Pick } from '../../../ui/forms/async-picker.tsx'

/** Where a department's id would stand. */
export const noDepartment = 'none'
export const noDepartmentPick: Pick = { id: noDepartment, name: noDepartmentLabel }

/** Also where it takes nobody new and no list names it. */
export const ownDepartment = ({ department_id, department_name }: Employee): Pick | undefined =>
  department_id === null ? undefined : { id: department_id, name: department_name ?? '' }

/** Of what was picked. */
export const departmentIdOf = (picked: string): string | null => (picked === noDepartment ? null : picked)
