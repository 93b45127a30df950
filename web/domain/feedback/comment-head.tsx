import { makeStyles } from '@fluentui/react-components'
import { monthText } from '../../../src/texts/kernel/dates.ts'
import { colors } from '../../ui/colors.ts'
import { Stars } from '../../ui/stars.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: '12px',
    lineHeight: '16px',
  },
  words: { color: colors.ink2 },
})

/** What is known of a comment beside its text. */
export const CommentHead = ({ stars, month }: { stars: number; month: string }) => {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <Stars rating={stars} size={16} />
      <span className={styles.words}>{`${stars} yıldız · ${monthText(month)}`}</span>
    </span>
  )
}
