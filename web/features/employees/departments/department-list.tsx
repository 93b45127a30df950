import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useListDepartmentsQuery, type ListDepartmentsApiArg } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { MoreButton } from '../../../shared/more-button.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { problemText } from '../../../shared/problem-text.ts'
import { useCompany } from '../../../shared/session/use-company.ts'
import { usePages } from '../../../shared/use-pages.ts'
import { departmentsAtOnce } from '../use-departments.ts'
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
type Props = { search: string; /** Absent for those who may only look. */ actions?: DepartmentActions }

const Page = ({ asked, offset, actions }: { asked: Asked; offset: number; actions?: DepartmentActions }) =>
  useListDepartmentsQuery({ ...asked, offset }).data?.departments.map((department) => (
    <DepartmentItem key={department.id} department={department} actions={actions} />
  ))

export const DepartmentList = ({ search, actions }: Props) => {
  const styles = useStyles()
  const asked = { ...useCompany(), search, includeInactive: actions !== undefined || undefined, limit: departmentsAtOnce }
  const pages = usePages(search)
  const first = useListDepartmentsQuery({ ...asked, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListDepartmentsQuery({ ...asked, offset: (pages.count - 1) * departmentsAtOnce })
  const problem = (error: unknown, onRetry: () => unknown) => (
    <ErrorState text={problemText(error, 'Departmanlar yüklenemedi')} onRetry={() => void onRetry()} />
  )
  if (first.data === undefined) return first.error === undefined ? <Loading /> : problem(first.error, first.refetch)
  const { total } = first.data
  const isComing = last.isFetching && last.currentData === undefined
  return (
    <>
      <Text role="status">{formatNumber(total)} departman</Text>
      {total === 0 && <EmptyState text={search === '' ? 'Henüz departman bulunmamaktadır.' : 'Aramanıza uyan departman bulunamadı.'} />}
      {total > 0 && (
        <ul className={styles.list}>
          {Array.from({ length: pages.count }, (_, index) => (
            <Page key={index} asked={asked} offset={index * departmentsAtOnce} actions={actions} />
          ))}
        </ul>
      )}
      {last.error !== undefined && last.currentData === undefined && problem(last.error, last.refetch)}
      {(isComing || pages.count * departmentsAtOnce < total) && <MoreButton isBusy={isComing} onMore={pages.showMore} />}
    </>
  )
}
