import { Button, makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 12px',
    borderRadius: '8px',
    backgroundColor: colors.saffronSoft,
    color: colors.ink,
  },
  words: { flexGrow: 1, flexBasis: '220px' },
})

/**
 * Above the list of people who have never signed in: one-time passwords expire after seven days, often everybody's at
 * the same time.
 */
export const NewcomersOffer = ({ count, onOpen }: { count: number; onOpen: () => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <span
        className={styles.words}
      >{`Hiç giriş yapmamış ${formatNumber(count)} kişi. Tek kullanımlık şifreler 7 gün geçerlidir.`}</span>
      <Button onClick={onOpen}>Hepsine yeni şifre ver</Button>
    </div>
  )
}
