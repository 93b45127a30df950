import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { roleLabels } from '../../../src/texts/access/labels.ts'
import { isCorporate, searchOf, type Mode } from './modes.ts'

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
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-evenly',
    columnGap: '24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '4px',
  },
  button: {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
})

const sides: { text: string; signIn: Mode; isCorporate: boolean }[] = [
  { text: roleLabels.individual, signIn: 'individual', isCorporate: false },
  { text: 'Kurumsal', signIn: 'corporate', isCorporate: true },
]

export const ModeLinks = ({ mode }: { mode: Mode }) => {
  const styles = useStyles()
  const [search] = useSearchParams()
  return (
    <nav aria-label="Giriş türü" className={styles.tabs}>
      {sides.map(({ text, signIn, isCorporate: isSide }) => {
        const isChosen = isCorporate(mode) === isSide
        return (
          <Link
            key={signIn}
            to={{ search: searchOf(signIn, search) }}
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

const otherWays: Record<Mode, { to: Mode; text: string }[]> = {
  individual: [
    { to: 'forgot', text: 'Şifremi unuttum' },
    { to: 'register', text: 'Hesabınız yok mu? Kayıt olun' },
  ],
  corporate: [
    { to: 'corp-forgot', text: 'Şifremi unuttum' },
    { to: 'corp-register', text: 'Kurumsal hesap için başvurun' },
  ],
  register: [{ to: 'individual', text: 'Hesabınız var mı? Giriş yapın' }],
  'corp-register': [{ to: 'corporate', text: 'Hesabınız var mı? Kurumsal giriş yapın' }],
  forgot: [{ to: 'individual', text: 'Girişe dön' }],
  'corp-forgot': [{ to: 'corporate', text: 'Girişe dön' }],
}

/** Links for the person remembered on this device. */
export const RememberedWays = ({ mode, onOther }: { mode: Mode; onOther: () => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.others}>
      <Link className={styles.link} to={{ search: searchOf(isCorporate(mode) ? 'corp-forgot' : 'forgot') }}>
        Şifremi unuttum
      </Link>
      <button type="button" className={mergeClasses(styles.link, styles.button)} onClick={onOther}>
        Başka hesap
      </button>
    </div>
  )
}

export const OtherWays = ({ mode }: { mode: Mode }) => {
  const styles = useStyles()
  const [search] = useSearchParams()
  return (
    <div className={styles.others}>
      {otherWays[mode].map(({ to, text }) => (
        <Link key={to} className={styles.link} to={{ search: searchOf(to, search) }}>
          {text}
        </Link>
      ))}
    </div>
  )
}
