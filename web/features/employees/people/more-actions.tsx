import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { MoreActionsButton } from './more-actions-button.tsx'

type Props = {
  text: string
  isEmpty: boolean
  isDownloading: boolean
  isOpenAtOnce: boolean
  onExport: () => void
}

export const MoreActions = ({ text, isEmpty, isDownloading, isOpenAtOnce, onExport }: Props) => (
  <Menu defaultOpen={isOpenAtOnce}>
    <MenuTrigger disableButtonEnhancement>
      <MoreActionsButton isBusy={isDownloading} />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        <MenuItem
          icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
          disabled={isEmpty || isDownloading}
          onClick={onExport}
        >
          {text}
        </MenuItem>
      </MenuList>
    </MenuPopover>
  </Menu>
)
