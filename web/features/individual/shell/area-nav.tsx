import { mergeClasses } from '@fluentui/react-components'
import {
  ChatFilled,
  ChatRegular,
  FoodFilled,
  FoodRegular,
  HomeFilled,
  HomeRegular,
  PersonFilled,
  PersonRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons'
import { NavLink } from 'react-router-dom'
import { useAreaPath } from '../use-area-path.ts'
import { useNavStyles } from './nav-styles.ts'

const pages = [
  { page: 'dashboard', label: 'Ana sayfa', Icon: HomeRegular, ActiveIcon: HomeFilled },
  { page: 'secim', label: 'Yemek seç', Icon: FoodRegular, ActiveIcon: FoodFilled },
  { page: 'sectiklerim', label: 'Seçtiklerim', Icon: StarRegular, ActiveIcon: StarFilled },
  { page: 'istek-oneri', label: 'İstek', Icon: ChatRegular, ActiveIcon: ChatFilled },
  { page: 'hesabim', label: 'Hesabım', Icon: PersonRegular, ActiveIcon: PersonFilled },
]

/** At the thumb on phones, in the header on wide screens. */
export const AreaNav = () => {
  const styles = useNavStyles()
  const pathOf = useAreaPath()
  return (
    <nav aria-label="Sayfalar" className={styles.nav}>
      {pages.map(({ page, label, Icon, ActiveIcon }) => (
        <NavLink
          key={page}
          to={pathOf(page)}
          className={({ isActive }) => mergeClasses(styles.link, isActive && styles.active)}
        >
          {({ isActive }) => (
            <>
              {isActive ? <ActiveIcon className={styles.icon} /> : <Icon className={styles.icon} />}
              {label}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
