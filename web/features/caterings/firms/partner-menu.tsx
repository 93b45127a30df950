import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { HistoryRegular, PlugDisconnectedRegular } from '@fluentui/react-icons'
import { PartnerButton } from './partner-button.tsx'

type Props = {
  name: string
  isOpenAtOnce: boolean
  onHistory: () => void
  /** Undefined where the partnership cannot be ended. */
  onTerminate: (() => void) | undefined
}

export const PartnerMenu = ({ name, isOpenAtOnce, onHistory, onTerminate }: Props) => (
  <Menu defaultOpen={isOpenAtOnce} positioning={{ position: 'below', align: 'end' }}>
    <MenuTrigger disableButtonEnhancement>
      <PartnerButton name={name} />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        <MenuItem icon={<HistoryRegular />} onClick={onHistory}>
          Koşullar ve geçmiş
        </MenuItem>
        {onTerminate && (
          <MenuItem icon={<PlugDisconnectedRegular />} onClick={onTerminate}>
            Fesih talep et
          </MenuItem>
        )}
      </MenuList>
    </MenuPopover>
  </Menu>
)
