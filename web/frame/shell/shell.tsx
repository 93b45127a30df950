import { makeStyles } from '@fluentui/react-components'
import { FoodRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { colors } from '../../ui/colors.ts'
import { CrashGuard } from '../crash-guard.tsx'
import { later } from '../later.tsx'
import { useScope } from '../scope/company-scope.ts'
import { useProfile } from '../session/profile-context.ts'
import { CompanyMark } from './company-mark.tsx'
import type { NavItem } from './nav-item.ts'
import { ShellFrame } from './shell-frame.tsx'
import { roomyHeader } from '../../ui/page/shell-places.ts'
import { myMealPath } from './account-button.tsx'
import { UserMenu } from './user-menu.tsx'

const useStyles = makeStyles({
  meal: {
    display: 'none',
    [roomyHeader]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: '8px',
      minHeight: '32px',
      padding: '0 10px',
      borderRadius: '8px',
      color: colors.ink,
      fontWeight: 600,
      textDecorationLine: 'none',
      whiteSpace: 'nowrap',
      ':hover': { backgroundColor: colors.surface2 },
      ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    },
  },
  mealIcon: { fontSize: '20px' },
})

/** Rare, so that no screen loads it for nothing. */
const Announcements = later(async () => (await import('./announcements.tsx')).Announcements)

type Props = {
  items: readonly NavItem[]
  /** What is managed here, such as Firma Paneli. */
  label?: string
  /** This is the individual area. */
  isEating?: boolean
  /** Next to the person's menu. */
  bell: ReactNode
  children: ReactNode
}

const MyMeal = () => {
  const styles = useStyles()
  return (
    <Link to={myMealPath} className={styles.meal}>
      <FoodRegular className={styles.mealIcon} />
      Yemeğimi seç
    </Link>
  )
}

/** The frame for people who belong to a company. */
export const Shell = ({ items, label, isEating = false, bell, children }: Props) => {
  const { company } = useScope()
  // A profile that was kept by, or comes from, an earlier version has no announcements.
  const { capabilities, announcements = [] } = useProfile()
  return (
    <ShellFrame
      items={items}
      mark={<CompanyMark />}
      name={company.name}
      label={label}
      link={
        <>
          {!isEating && capabilities.includes('eat') && <MyMeal />}
          {bell}
        </>
      }
      menu={<UserMenu isEating={isEating} />}
      notices={
        <div role="status">
          {announcements.length > 0 && (
            <CrashGuard instead={() => null}>
              <Announcements />
            </CrashGuard>
          )}
        </div>
      }
    >
      {children}
    </ShellFrame>
  )
}
