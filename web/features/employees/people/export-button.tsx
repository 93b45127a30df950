import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular, MoreHorizontalRegular } from '@fluentui/react-icons'
import { api } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once, useDownload } from '../../../frame/use-download.ts'
import type { PeopleSearch } from './use-people.ts'

const useStyles = makeStyles({ more: { minWidth: '44px', maxWidth: '44px' } })

type Props = {
  search: PeopleSearch
  /** How many people match the filter. */
  found: number
  /** Rendered as a menu item. */
  isFolded?: boolean
}

export const ExportButton = ({ search, found, isFolded = false }: Props) => {
  const styles = useStyles()
  const dispatch = useApiDispatch()
  const { limit: _limit, sort: _sort, order: _order, ...filter } = search
  const { download, isDownloading } = useDownload(
    () => dispatch(api.endpoints.exportEmployees.initiate(filter, once)),
    'Dışa aktarma sırasında hata oluştu',
  )
  const text = `Excel'e aktar (${formatNumber(found)} kişi)`
  if (!isFolded)
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
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.more}
          appearance="subtle"
          icon={isDownloading ? <BusyIcon /> : <MoreHorizontalRegular />}
          aria-label="Diğer işlemler"
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem
            icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
            disabled={found === 0 || isDownloading}
            onClick={download}
          >
            {text}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
