import { makeStyles } from '@fluentui/react-components'
import { useGetCompanySettingsQuery } from '../../../api/generated.ts'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useCan } from '../../../shared/session/profile-context.ts'
import { useCompany } from '../../../shared/session/use-company.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyTitle } from './company-title.tsx'

const useStyles = makeStyles({ root: { maxWidth: '760px' } })

export const CompanyTab = () => {
  const styles = useStyles()
  const { data: settings, error, refetch } = useGetCompanySettingsQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const mayWrite = useCan('writeSettings')
  if (settings === undefined)
    return error === undefined ? <Loading /> : <ErrorState text={prefixedProblem(error, 'Ayarlar yüklenirken hata oluştu')} onRetry={refetch} />
  return (
    <Panel as="section" className={styles.root}>
      <CompanyTitle settings={settings} />
      {mayWrite ? <CompanyForm settings={settings} /> : <CompanyFacts settings={settings} />}
    </Panel>
  )
}
