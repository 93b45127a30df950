import { LaterMenu } from '../../../frame/shell/later-menu.tsx'
import type { LabelsMenuProps } from './labels-menu.tsx'
import { LabelsTrigger } from './labels-trigger.tsx'

const loadMenu = async () => (await import('./labels-menu.tsx')).LabelsMenu

/** Prints labels on the paper that is chosen. */
export const LabelsButton = (menu: LabelsMenuProps) => {
  const { isBusy, isEmpty, isShort } = menu
  return (
    <LaterMenu
      load={loadMenu}
      button={(trigger) => <LabelsTrigger isBusy={isBusy} isEmpty={isEmpty} isShort={isShort} {...trigger} />}
      menu={menu}
    />
  )
}
