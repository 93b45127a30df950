import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { roleLabels } from '../../../src/texts/labels.ts'
import { searchOf, type Mode } from './modes.ts'

const useStyles = makeStyles({
  tabs: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px',
    padding: '4px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
  },
  tab: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
  },
  others: {
    display: 'grid',
    justifyItems: 'center',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '4px',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
})

const sides: { text: string; signIn: Mode; register: Mode }[] = [
  { text: roleLabels.individual, signIn: 'individual', register: 'register' },
  { text: 'Kurumsal', signIn: 'corporate', register: 'corp-register' },
]

export const ModeLinks = ({ mode }: { mode: Mode }) => {
  const styles = useStyles()
  return (
    <nav aria-label="Giriş türü" className={styles.tabs}>
      {sides.map(({ text, signIn, register }) => {
        const isChosen = mode === signIn || mode === register
        return (
          <Link
            key={signIn}
            to={{ search: searchOf(signIn) }}
            aria-current={mode === signIn ? 'page' : isChosen ? 'true' : undefined}
            className={mergeClasses(styles.tab, isChosen && styles.chosen)}
          >
            {text}
          </Link>
        )
      })}
    </nav>
  )
}

const otherWays: Record<Mode, { to: Mode; text: string }> = {
  individual: { to: 'register', text: 'Hesabınız yok mu? Kayıt olun' },
  corporate: { to: 'corp-register', text: 'Kurumsal hesap için başvurun' },
  register: { to: 'individual', text: 'Hesabınız var mı? Giriş yapın' },
  'corp-register': { to: 'corporate', text: 'Hesabınız var mı? Kurumsal giriş yapın' },
}

export const OtherWays = ({ mode }: { mode: Mode }) => {
  const styles = useStyles()
  const { to, text } = otherWays[mode]
  return (
    <div className={styles.others}>
      <Link className={styles.link} to={{ search: searchOf(to) }}>
        {text}
      </Link>
    </div>
  )
}
