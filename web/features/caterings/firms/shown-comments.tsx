import { makeStyles } from '@fluentui/react-components'
import type { OfferedCatering } from '../../../api/generated-profiles.ts'
import { CommentHead } from '../../../domain/feedback/comment-head.tsx'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  comment: { display: 'grid', rowGap: '4px', padding: '10px 0', borderTop: `1px solid ${colors.line}` },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** What people of other firms wrote, without them, their firm and the day (rule P15). */
export const ShownComments = ({ comments }: Pick<OfferedCatering, 'comments'>) => {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label="Yorumlar">
      {comments.map(({ stars, month, text }, at) => (
        <li key={at} className={styles.comment}>
          <CommentHead stars={stars} month={month} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
