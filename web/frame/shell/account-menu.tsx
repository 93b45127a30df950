import {
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
  DarkThemeRegular,
  FoodRegular,
  KeyRegular,
  MailSettingsRegular,
  PersonInfoRegular,
  ShieldKeyholeRegular,
  SignOutRegular,
  WeatherMoonRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { isStaffRole } from '../../../src/core/actors/rules.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AccountButton, myMealPath } from './account-button.tsx'
import { PasswordChangeDialog } from '../gate/password-change-form.tsx'
import { formatPhone } from '../../ui/words/phone.ts'
import { panelPath } from '../session/panel-path.ts'
import { useProfile } from '../session/profile-context.ts'
import { useSignOut } from '../gate/use-sign-out.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../ui/device/theme-choice.ts'
import { useUserMenuStyles } from './user-menu-styles.ts'

const SecondFactorDialog = lazy(async () => ({
  default: (await import('../second-factor/second-factor-dialog.tsx')).SecondFactorDialog,
}))

const MailSettingsDialog = lazy(async () => ({
  default: (await import('../mail-settings/mail-settings-dialog.tsx')).MailSettingsDialog,
}))

const OwnDataDialog = lazy(async () => ({
  default: (await import('../own-data/own-data-dialog.tsx')).OwnDataDialog,
}))

const looks = [
  { choice: 'system', label: 'Sistem', Icon: DarkThemeRegular },
  { choice: 'light', label: 'Açık', Icon: WeatherSunnyRegular },
  { choice: 'dark', label: 'Koyu', Icon: WeatherMoonRegular },
] as const

/** Links the two areas: staff who eat get to their meal, and back from there. */
const OtherArea = ({ isEating }: { isEating: boolean }) => {
  const styles = useUserMenuStyles()
  const profile = useProfile()
  const to = isEating ? panelPath(profile, 'general') : myMealPath
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

type AccountProps = {
  name: string
  /** Their role here. */
  role: string
  /** Shown below the name, after the role. */
  fact?: string
  isOpenAtOnce?: boolean
  /** Menu items for this person only. */
  children?: ReactNode
  /** Offers two-step verification. */
  hasSecondFactor: boolean
}

/** Who is signed in, the theme, and signing out. */
export const AccountMenu = ({ name, role, fact, isOpenAtOnce = false, children, hasSecondFactor }: AccountProps) => {
  const styles = useUserMenuStyles()
  const [isSecuring, setSecuring] = useState(false)
  const { signOut, isSigningOut } = useSignOut()
  const look = useThemeChoice()
  return (
    <>
      <Menu
        inline
        defaultOpen={isOpenAtOnce}
        positioning={{ position: 'below', align: 'end', offset: 4 }}
        checkedValues={{ look: [look] }}
        onCheckedValueChange={(_, { checkedItems }) => chooseTheme(checkedItems[0] as ThemeChoice)}
      >
        <MenuTrigger disableButtonEnhancement>
          <AccountButton name={name} role={role} />
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <div className={styles.person}>
            <Avatar name={name} isLarge />
            <div className={styles.facts}>
              <Text weight="semibold">{name}</Text>
              <Text size={200} className={styles.quiet}>
                {fact === undefined ? role : `${role} · ${fact}`}
              </Text>
            </div>
          </div>
          <MenuList>
            <Look />
            <MenuDivider />
            {children}
            {hasSecondFactor && (
              <MenuItem className={styles.item} icon={<ShieldKeyholeRegular />} onClick={() => setSecuring(true)}>
                İki adımlı doğrulama
              </MenuItem>
            )}
            {(children !== undefined || hasSecondFactor) && <MenuDivider />}
            <MenuItem className={styles.item} icon={<SignOutRegular />} disabled={isSigningOut} onClick={signOut}>
              Çıkış yap
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Suspense>{isSecuring && <SecondFactorDialog onClose={() => setSecuring(false)} />}</Suspense>
    </>
  )
}

export interface PersonMenuProps {
  name: string
  role: string
  /** Shown in the individual area. */
  isEating: boolean
  isOpenAtOnce: boolean
}

/** The mails of staff who do not eat lead to their settings by `#e-posta`. */
export const PersonMenu = ({ isEating, ...account }: PersonMenuProps) => {
  const styles = useUserMenuStyles()
  const { phone, area, capabilities, role } = useProfile()
  const [isChanging, setChanging] = useState(false)
  const { hash } = useLocation()
  const [isSettingMail, setSettingMail] = useState(!isEating && hash === '#e-posta')
  const [isReadingData, setReadingData] = useState(false)
  return (
    <>
      <AccountMenu {...account} fact={formatPhone(phone)} hasSecondFactor={isStaffRole(role)}>
        {area === 'company' && capabilities.includes('eat') && <OtherArea isEating={isEating} />}
        <MenuItem className={styles.item} icon={<KeyRegular />} onClick={() => setChanging(true)}>
          Şifre değiştir
        </MenuItem>
        {!isEating && (
          <MenuItem className={styles.item} icon={<MailSettingsRegular />} onClick={() => setSettingMail(true)}>
            E-posta
          </MenuItem>
        )}
        {!isEating && (
          <MenuItem className={styles.item} icon={<PersonInfoRegular />} onClick={() => setReadingData(true)}>
            Verilerim
          </MenuItem>
        )}
      </AccountMenu>
      <Suspense>{isSettingMail && <MailSettingsDialog onClose={() => setSettingMail(false)} />}</Suspense>
      <Suspense>{isReadingData && <OwnDataDialog onClose={() => setReadingData(false)} />}</Suspense>
      {isChanging && <PasswordChangeDialog onClose={() => setChanging(false)} />}
    </>
  )
}
