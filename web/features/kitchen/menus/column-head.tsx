import {
  Button,
  Field,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Popover,
  PopoverSurface,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import type { MenuColumn } from './menu-columns.ts'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '4px', minWidth: 0 },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  form: { display: 'flex', alignItems: 'end', columnGap: '8px' },
})

type Props = {
  column: MenuColumn
  canRemove: boolean
  /** Common courses have fixed names. */
  onRename: (label: string) => void
  onRemove: () => void
  /** Only the button, if the name is shown elsewhere. */
  isLabelHidden?: boolean
  /** More menu items, placed first. */
  items?: ReactNode
}

/** The name of an option or a common course, shared by all days shown. */
export const ColumnHead = ({ column, canRemove, onRename, onRemove, isLabelHidden = false, items }: Props) => {
  const styles = useStyles()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [name, setName] = useState<string>()
  const isOption = column.course === undefined
  const rename = () => {
    const label = name?.trim() ?? ''
    if (label !== '' && label !== column.label) onRename(label)
    setName(undefined)
  }
  return (
    <span className={styles.root}>
      {!isLabelHidden && <span className={styles.label}>{column.label}</span>}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={setButton}
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={isOption ? `${column.label} seçeneği` : `${column.label} işlemleri`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {items}
            {isOption && <MenuItem onClick={() => setName(column.label)}>Adını değiştir</MenuItem>}
            <MenuItem disabled={!canRemove} onClick={onRemove}>
              {isOption ? 'Seçeneği çıkar' : 'Ortak yemeği çıkar'}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Popover
        open={name !== undefined}
        trapFocus
        positioning={{ target: button, position: 'below', align: 'end' }}
        onOpenChange={(_, { open }) => !open && setName(undefined)}
      >
        <PopoverSurface>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              rename()
            }}
          >
            <Field label="Seçenek adı">
              <Input maxLength={60} value={name ?? ''} onChange={setName} />
            </Field>
            <Button type="submit">Değiştir</Button>
          </form>
        </PopoverSurface>
      </Popover>
    </span>
  )
}
