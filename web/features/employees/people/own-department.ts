import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import type { Pick } from '../../../ui/forms/async-picker.tsx'

/** Takes the place of a department id. */
export const noDepartment = 'none'
export const noDepartmentPick: Pick = { id: noDepartment, name: noDepartmentLabel }

/** Even if the department no longer takes anybody new and is in no list. */
export const ownDepartment = ({ department_id, department_name }: Employee): Pick | undefined =>
  department_id === null ? undefined : { id: department_id, name: department_name ?? '' }

export const departmentIdOf = (picked: string): string | null => (picked === noDepartment ? null : picked)
