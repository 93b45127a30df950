import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { KeyRegular, PersonRegular, SignOutRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { PasswordChangeDialog } from '../shared/forms/password-change-form.tsx'
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
            <MenuItem className={styles.item} icon={<SignOutRegular />} disabled={isSigningOut} onClick={signOut}>
              Çıkış yap
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isChanging && <PasswordChangeDialog onClose={() => setChanging(false)} />}
    </>
  )
}
