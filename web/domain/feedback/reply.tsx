import { makeStyles, Text } from '@fluentui/react-components'
import { FoodRegular } from '@fluentui/react-icons'
import type { OwnRequest } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatInstant } from '../../ui/words/dates.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    rowGap: '4px',
    padding: '12px 14px',
    borderRadius: '4px 14px 14px 14px',
    backgroundColor: colors.surface2,
  },
  whose: { display: 'flex', alignItems: 'center', columnGap: '6px', color: colors.herb },
  icon: { flexShrink: 0 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  date: { color: colors.ink2 },
})

/** The kitchen's reply to a request. */
export const Reply = ({ reply }: { reply: NonNullable<OwnRequest['reply']> }) => {
  const styles = useStyles()
  const { text, created_at, catering_name } = reply
  return (
    <div className={styles.root}>
      <Text size={200} weight="semibold" className={styles.whose}>
        <FoodRegular aria-hidden className={styles.icon} />
        {['Mutfağın yanıtı', catering_name].filter(Boolean).join(' · ')}
      </Text>
      <Text className={styles.text}>{text}</Text>
      <time dateTime={created_at} className={styles.date}>
        <Text size={200}>{formatInstant(created_at)}</Text>
      </time>
    </div>
  )
}
