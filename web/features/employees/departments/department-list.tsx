import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useListDepartmentsQuery, type ListDepartmentsApiArg } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ListEnd } from '../../../shared/list-end.tsx'
import { departmentsAtOnce } from '../../../shared/departments/use-departments.ts'
import { NotYet } from '../../../shared/not-yet.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { usePages } from '../../../shared/use-pages.ts'
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

type Asked = Omit<ListDepartmentsApiArg, 'offset'>
const failure = 'Departmanlar yüklenemedi'

type Props = { search: string; /** Absent for those who may only look. */ actions?: DepartmentActions }

const Page = ({ asked, offset, actions }: { asked: Asked; offset: number; actions?: DepartmentActions }) =>
  useListDepartmentsQuery({ ...asked, offset }).data?.departments.map((department) => (
    <DepartmentItem key={department.id} department={department} actions={actions} />
  ))

export const DepartmentList = ({ search, actions }: Props) => {
  const styles = useStyles()
  const asked = {
    ...useCompany(),
    search,
    includeInactive: actions !== undefined || undefined,
    limit: departmentsAtOnce,
  }
  const pages = usePages(search)
  const first = useListDepartmentsQuery({ ...asked, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListDepartmentsQuery({ ...asked, offset: (pages.count - 1) * departmentsAtOnce })
  if (first.data === undefined) return <NotYet query={first} failure={failure} />
  const { total } = first.data
  return (
    <>
      <Text role="status">{formatNumber(total)} departman</Text>
      {total === 0 && (
        <EmptyState
          text={search === '' ? 'Henüz departman bulunmamaktadır.' : 'Aramanıza uyan departman bulunamadı.'}
        />
      )}
      {total > 0 && (
        <ul className={styles.list}>
          {Array.from({ length: pages.count }, (_, index) => (
            <Page key={index} asked={asked} offset={index * departmentsAtOnce} actions={actions} />
          ))}
        </ul>
      )}
      <ListEnd
        last={last}
        hasMore={pages.count * departmentsAtOnce < total}
        failure={failure}
        onMore={pages.showMore}
      />
    </>
  )
}
