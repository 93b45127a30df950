import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { TagRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { type LabelSize, labelSizes } from './label-sizes.ts'

type Props = {
  isBusy: boolean
  disabled?: boolean
  /** Shows an icon only. */
  isShort?: boolean
  onPrint: (size: LabelSize) => void
  /** Items for other labels. */
  children?: ReactNode
}

/** Asks for the paper and prints. */
export const LabelsMenu = ({ isBusy, disabled = false, isShort = false, onPrint, children }: Props) => (
  <Menu positioning="below-end">
    <MenuTrigger disableButtonEnhancement>
      <BusyButton
        isBusy={isBusy}
        icon={<TagRegular />}
        disabledFocusable={disabled}
        {...(isShort ? { 'aria-label': 'Etiketler', title: 'Etiketler' } : { children: 'Etiketler' })}
      />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        {Object.entries(labelSizes).map(([size, { name }]) => (
          <MenuItem key={size} onClick={() => onPrint(size as LabelSize)}>
            {name}
          </MenuItem>
        ))}
        {children}
      </MenuList>
    </MenuPopover>
  </Menu>
)
