import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { KeyRegular, PersonRegular, SignOutRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { PasswordChangeForm } from '../shared/forms/password-change-form.tsx'
import { useSignOut } from '../shared/session/use-sign-out.ts'

const useStyles = makeStyles({
  item: { minHeight: '44px', alignItems: 'center' },
  button: { minHeight: '44px', minWidth: '44px' },
  popover: { zIndex: 10 },
})

export const UserMenu = () => {
  const styles = useStyles()
  const { signOut, isSigningOut } = useSignOut()
  const [isChanging, setChanging] = useState(false)
  const close = () => setChanging(false)
  return (
    <>
      <Menu inline>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.button} icon={<PersonRegular />} aria-label="Kullanıcı menüsü" />
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <MenuList>
            <MenuItem className={styles.item} icon={<KeyRegular />} onClick={() => setChanging(true)}>
              Parola değiştir
            </MenuItem>
            <MenuItem
              className={styles.item}
              icon={<SignOutRegular />}
              disabled={isSigningOut}
              onClick={() => void signOut()}
            >
              Çıkış yap
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Dialog open={isChanging} onOpenChange={(_, data) => setChanging(data.open)}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>Parola değiştir</DialogTitle>
            <DialogContent>
              <PasswordChangeForm onDone={close} onCancel={close} />
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  )
}
