import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { employeesApi } from '../../../api/generated-employees.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { LaterMenu } from '../../../frame/shell/later-menu.tsx'
import { once, useDownload } from '../../../frame/use-download.ts'
import { MoreActionsButton } from './more-actions-button.tsx'
import type { PeopleSearch } from './use-people.ts'

const loadMenu = async () => (await import('./more-actions.tsx')).MoreActions

type Props = {
  search: PeopleSearch
  /** How many people match the filter. */
  found: number
  /** In the menu of the page's other actions. */
  isFolded?: boolean
}

export const ExportButton = ({ search, found, isFolded = false }: Props) => {
  const dispatch = useApiDispatch()
  const { limit: _limit, sort: _sort, order: _order, ...filter } = search
  const { download, isDownloading } = useDownload(
    () => dispatch(employeesApi.endpoints.exportEmployees.initiate(filter, once)),
    'Dışa aktarma sırasında hata oluştu',
  )
  const text = `Excel'e aktar (${formatNumber(found)} kişi)`
  if (isFolded)
    return (
      <LaterMenu
        load={loadMenu}
        button={(trigger) => <MoreActionsButton isBusy={isDownloading} {...trigger} />}
        menu={{ text, isEmpty: found === 0, isDownloading, onExport: download }}
      />
    )
  return (
    <BusyButton
      appearance="subtle"
      disabled={found === 0}
      isBusy={isDownloading}
      icon={<ArrowDownloadRegular />}
      onClick={download}
    >
      {text}
    </BusyButton>
  )
}
