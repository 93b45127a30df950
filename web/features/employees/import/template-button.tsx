import { makeStyles } from '@fluentui/react-components'
import { importApi } from '../../../api/generated-import.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { DownloadButton } from '../../../frame/download-button.tsx'
import { once } from '../../../frame/use-download.ts'

const useStyles = makeStyles({ root: { justifySelf: 'start' } })

export const TemplateButton = () => {
  const styles = useStyles()
  const company = useCompany()
  const dispatch = useApiDispatch()
  return (
    <DownloadButton
      className={styles.root}
      fetchFile={() => dispatch(importApi.endpoints.getEmployeeTemplate.initiate(company, once))}
      failure="Şablon indirme sırasında hata oluştu"
    >
      Şablonu indir
    </DownloadButton>
  )
}
