import { makeStyles, tokens } from '@fluentui/react-components'
import type { Department } from '../../../api/generated.ts'
import { DepartmentItem, type DepartmentActions } from './department-item.tsx'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
  },
})

type Props = { departments: readonly Department[]; /** Absent for those who may only look. */ actions?: DepartmentActions }

export const DepartmentList = ({ departments, actions }: Props) => (
  <ul className={useStyles().list}>
    {departments.map((department) => (
      <DepartmentItem key={department.id} department={department} actions={actions} />
    ))}
  </ul>
)
