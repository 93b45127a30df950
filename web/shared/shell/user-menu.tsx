import {
  Badge,
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
} from '@fluentui/react-components'
import {
  BoardRegular,
  ChevronDownRegular,
  DarkThemeRegular,
  FoodRegular,
  KeyRegular,
  SignOutRegular,
  WeatherMoonRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { roleLabels } from '../../../src/texts/labels.ts'
import { Avatar } from '../avatar.tsx'
import { PasswordChangeDialog } from '../forms/password-change-form.tsx'
import { formatPhone } from '../phone.ts'
import { useProfile } from '../session/profile-context.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../theme-choice.ts'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { useUserMenuStyles } from './user-menu-styles.ts'

const looks = [
  { choice: 'system', label: 'Sistem', Icon: DarkThemeRegular },
  { choice: 'light', label: 'Açık', Icon: WeatherSunnyRegular },
  { choice: 'dark', label: 'Koyu', Icon: WeatherMoonRegular },
] as const

export const myMealPath = '/app/secim'

/** Where the person can go besides the area that is open: staff who eat to their meal, and back. */
const OtherArea = ({ isEating }: { isEating: boolean }) => {
  const styles = useUserMenuStyles()
  const { segments } = useProfile()
  const to = isEating ? `/${segments.user}/${segments.company_type}/${segments.company}/general` : myMealPath
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <MenuItemLink
      className={styles.item}
      href={href}
      icon={isEating ? <BoardRegular /> : <FoodRegular />}
      onClick={follow}
    >
      {isEating ? 'Şirket paneline dön' : 'Yemeğimi seç'}
    </MenuItemLink>
  )
}

const Look = () => {
  const styles = useUserMenuStyles()
  return (
    <MenuGroup>
      <MenuGroupHeader>Görünüm</MenuGroupHeader>
      <div className={styles.looks}>
        {looks.map(({ choice, label, Icon }) => (
          <MenuItemRadio
            key={choice}
            name="look"
            value={choice}
            className={styles.look}
            checkmark={null}
            icon={<Icon />}
            persistOnClick
          >
            {label}
          </MenuItemRadio>
        ))}
      </div>
    </MenuGroup>
  )
}

type Props = { /** It stands in the individual area. */ isEating?: boolean }

/** Who is signed in, how it looks, and what concerns nobody else. */
export const UserMenu = ({ isEating = false }: Props) => {
  const styles = useUserMenuStyles()
  const hidden = useVisuallyHidden()
  const { full_name, role, phone, area, capabilities } = useProfile()
  const { signOut, isSigningOut } = useSignOut()
  const look = useThemeChoice()
  const [isChanging, setChanging] = useState(false)
  const roleLabel = roleLabels[area === 'individual' ? 'individual' : role]
  return (
    <>
      <Menu
        inline
        positioning={{ position: 'below', align: 'end', offset: 4 }}
        checkedValues={{ look: [look] }}
        onCheckedValueChange={(_, { checkedItems }) => chooseTheme(checkedItems[0] as ThemeChoice)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" className={styles.button}>
            <Avatar name={full_name} />
            <span className={styles.name}>{full_name}</span>
            <Badge appearance="tint" color="informative" className={styles.role}>
              {roleLabel}
            </Badge>
            <ChevronDownRegular className={styles.chevron} />
            <span className={hidden}>Kullanıcı menüsü</span>
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <div className={styles.person}>
            <Avatar name={full_name} isLarge />
            <div className={styles.facts}>
              <Text weight="semibold">{full_name}</Text>
              <Text size={200} className={styles.quiet}>
                {`${roleLabel} · ${formatPhone(phone)}`}
              </Text>
            </div>
          </div>
          <MenuList>
            <Look />
            <MenuDivider />
            {area === 'company' && capabilities.includes('eat') && <OtherArea isEating={isEating} />}
            <MenuItem className={styles.item} icon={<KeyRegular />} onClick={() => setChanging(true)}>
              Şifre değiştir
            </MenuItem>
            <MenuDivider />
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
