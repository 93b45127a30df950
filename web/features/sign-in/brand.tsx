import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../shared/colors.ts'
import table from './table.svg'

const wide = '@media (min-width: 900px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '12px',
    padding: 'max(24px, env(safe-area-inset-top)) 24px 12px',
    textAlign: 'center',
    [wide]: {
      position: 'sticky',
      top: 0,
      alignContent: 'space-between',
      justifyItems: 'start',
      rowGap: '32px',
      height: '100dvh',
      padding: '48px',
      textAlign: 'left',
      backgroundColor: colors.brandSoft,
    },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '-.01em',
    [wide]: { fontSize: '28px', lineHeight: '34px' },
  },
  mark: { width: '36px', height: '36px', flexShrink: 0, borderRadius: '9px' },
  /* A background, so that phones do not fetch it. */
  table: {
    display: 'none',
    [wide]: {
      display: 'block',
      width: '100%',
      minHeight: 0,
      aspectRatio: '1.05',
      maxHeight: '56dvh',
      backgroundImage: `url("${table}")`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'left center',
      backgroundSize: 'contain',
    },
  },
  words: {
    maxWidth: '40ch',
    color: colors.ink2,
    textWrap: 'balance',
    [wide]: { color: colors.ink, fontSize: '18px', lineHeight: '26px' },
  },
})

export const Brand = () => {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <div className={styles.name}>
        <img className={styles.mark} src="/favicon.svg" alt="" />
        Tabldot
      </div>
      <div className={styles.table} />
      <p className={styles.words}>
        İş yerinde yemek seçmenin kolay yolu: menü önünüze gelir, siz seçersiniz, mutfak kaç porsiyon pişireceğini
        önceden bilir.
      </p>
    </header>
  )
}
