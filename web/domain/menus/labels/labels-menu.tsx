import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { LabelsTrigger } from './labels-trigger.tsx'
import { type LabelSize, labelSizes } from './label-sizes.ts'

export interface LabelsMenuProps {
  isBusy: boolean
  isEmpty: boolean
  /** Shows an icon only. */
  isShort?: boolean | undefined
  onPrint: (size: LabelSize) => void
  /** Prints the labels of samples, where there are any. */
  onPrintSamples?: (() => void) | undefined
}

/** Asks for the paper and prints. */
export const LabelsMenu = ({
  onPrint,
  onPrintSamples,
  isOpenAtOnce,
  ...button
}: LabelsMenuProps & { isOpenAtOnce: boolean }) => (
  <Menu positioning="below-end" defaultOpen={isOpenAtOnce}>
    <MenuTrigger disableButtonEnhancement>
      <LabelsTrigger {...button} />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        {Object.entries(labelSizes).map(([size, { name }]) => (
          <MenuItem key={size} onClick={() => onPrint(size as LabelSize)}>
            {name}
          </MenuItem>
        ))}
        {onPrintSamples && <MenuItem onClick={onPrintSamples}>Şahit numune etiketleri</MenuItem>}
      </MenuList>
    </MenuPopover>
  </Menu>
)
