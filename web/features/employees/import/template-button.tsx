import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { api } from '../../../api/generated.ts'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once, useDownload } from '../../../frame/use-download.ts'

const useStyles = makeStyles({ root: { justifySelf: 'start' } })

export const TemplateButton = () => {
  const styles = useStyles()
  const company = useCompany()
  const dispatch = useApiDispatch()
  const { download, isDownloading } = useDownload(
    () => dispatch(api.endpoints.getEmployeeTemplate.initiate(company, once)),
    'Şablon indirme sırasında hata oluştu',
  )
  return (
    <Button
      className={styles.root}
      disabledFocusable={isDownloading}
      icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
      onClick={download}
    >
      Şablonu indir
    </Button>
  )
}
