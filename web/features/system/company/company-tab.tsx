import { makeStyles } from '@fluentui/react-components'
import { useGetCompanySettingsQuery } from '../../../api/generated.ts'
import { NotYet } from '../../../shared/not-yet.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useCan, useCompany } from '../../../shared/scope/company-scope.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyTitle } from './company-title.tsx'

const useStyles = makeStyles({ root: { maxWidth: '760px' } })

export const CompanyTab = () => {
  const styles = useStyles()
  const {
    data: settings,
    error,
    isFetching,
    refetch,
  } = useGetCompanySettingsQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const mayWrite = useCan('writeSettings')
  if (settings === undefined)
    return <NotYet query={{ error, isFetching, refetch }} failure="Ayarlar yüklenirken hata oluştu" />
  return (
    <Panel as="section" className={styles.root}>
      <CompanyTitle settings={settings} />
      {mayWrite ? <CompanyForm settings={settings} /> : <CompanyFacts settings={settings} />}
    </Panel>
  )
}
