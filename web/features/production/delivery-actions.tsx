import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular, OpenRegular, PrintRegular, TagRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { type LabelSize, labelSizes } from '../../domain/menus/labels/label-sizes.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { useProfile } from '../../frame/session/profile-context.ts'

type Props = {
  delivery: PlannedDelivery
  onPrintSheet: () => void
  onPrintLabels: (size: LabelSize) => void
  onPrintSamples: () => void
}

const notFrozen = 'Liste kesinleşmedi.'

const FirmLink = ({ to }: { to: string }) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <MenuItemLink href={href} icon={<OpenRegular />} onClick={follow}>
      Firmayı aç
    </MenuItemLink>
  )
}

/** What can be done with one delivery. */
export const DeliveryActions = ({ delivery, onPrintSheet, onPrintLabels, onPrintSamples }: Props) => {
  const { company } = useScope()
  const { id: userId } = useProfile()
  const { corporate_id, corporate_name, shift_title, is_frozen } = delivery
  const whose = `${corporate_name}, ${shift_title}`
  return (
    <span>
      <Button
        appearance="subtle"
        size="small"
        icon={<PrintRegular />}
        aria-label={`Teslim fişini yazdır: ${whose}`}
        title={is_frozen ? 'Teslim fişini yazdır' : notFrozen}
        disabledFocusable={!is_frozen}
        onClick={onPrintSheet}
      />
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={`Diğer işlemler: ${whose}`}
            title="Diğer işlemler"
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<PrintRegular />} disabled={!is_frozen} onClick={onPrintSheet}>
              Teslim fişini yazdır
            </MenuItem>
            {Object.entries(labelSizes).map(([size, { name }]) => (
              <MenuItem
                key={size}
                icon={<TagRegular />}
                disabled={delivery.portions + delivery.guests === 0}
                onClick={() => onPrintLabels(size as LabelSize)}
              >
                {`Etiketler: ${name}`}
              </MenuItem>
            ))}
            <MenuItem icon={<TagRegular />} onClick={onPrintSamples}>
              Şahit numune etiketleri
            </MenuItem>
            <FirmLink to={`/${company.id}/${userId}/${corporate_id}/kitchen-dashboard`} />
          </MenuList>
        </MenuPopover>
      </Menu>
    </span>
  )
}
