import type { ReactNode } from 'react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useListDepartmentsQuery, type ListDepartmentsApiArg } from '../../../api/generated-sign-in.ts'
import { departmentsAtOnce } from '../../../domain/workforce/use-departments.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { DepartmentItem, type DepartmentActions } from './department-item.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useListMotion } from '../../../ui/lists/use-list-motion.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
})

type Asked = Omit<ListDepartmentsApiArg, 'offset'>

type Props = {
  search: string
  /** The next step to offer when there are none yet. */
  first?: ReactNode
  /** Undefined for people who may only look. */
  actions?: DepartmentActions
}

const Page = ({ asked, offset, actions }: { asked: Asked; offset: number; actions?: DepartmentActions }) =>
  useListDepartmentsQuery({ ...asked, offset }).data?.departments.map((department) => (
    <DepartmentItem key={department.id} department={department} actions={actions} />
  ))

export const DepartmentList = ({ search, first, actions }: Props) => {
  const styles = useStyles()
  const motion = useListMotion<HTMLUListElement>()
  const asked = {
    ...useCompany(),
    search,
    includeInactive: actions !== undefined || undefined,
    limit: departmentsAtOnce,
  }
  const query = usePagedQuery(useListDepartmentsQuery, asked)
  const empty = search === '' ? 'Henüz departman bulunmamaktadır.' : 'Aramanıza uyan departman bulunamadı.'
  return (
    <PagedList
      query={query}
      failure="Departmanlar yüklenemedi"
      empty={empty}
      drawing={search === '' ? 'firms' : 'search'}
      action={search === '' && first}
      shape="rows"
      unit="departman"
    >
      {(offsets) => (
        <ul ref={motion} className={styles.list}>
          {offsets.map((offset) => (
            <Page key={offset} asked={asked} offset={offset} actions={actions} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
