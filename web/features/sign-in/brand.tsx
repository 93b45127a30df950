import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    rowGap: '12px',
    padding: 'max(20px, env(safe-area-inset-top)) 20px 20px',
    color: '#fff',
    backgroundColor: tokens.colorBrandBackground,
    backgroundImage:
      'radial-gradient(circle at 85% 10%, #d3714b 0, transparent 45%), linear-gradient(160deg, #a8401a 0%, #6e240e 100%)',
    '@media (min-width: 900px)': { position: 'sticky', top: 0, height: '100dvh', padding: '64px', rowGap: '24px' },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    ...typographyStyles.title2,
    '@media (min-width: 900px)': typographyStyles.title1,
  },
  mark: {
    width: '40px',
    height: '40px',
    flexShrink: 0,
    border: '2px solid rgba(255, 255, 255, 0.5)',
    borderRadius: '10px',
  },
  words: {
    maxWidth: '44ch',
    ...typographyStyles.body1,
    '@media (min-width: 900px)': { ...typographyStyles.subtitle1, fontWeight: tokens.fontWeightRegular },
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
      <p className={styles.words}>
        İş yerinde yemek seçmenin kolay yolu: menü önünüze gelir, siz seçersiniz, mutfak kaç porsiyon pişireceğini
        önceden bilir.
      </p>
    </header>
  )
}
