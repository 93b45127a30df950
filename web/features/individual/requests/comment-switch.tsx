import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useAllowCommentMutation, type OwnComment } from '../../../api/generated-comments.ts'
import { CommentHead } from '../../../domain/feedback/comment-head.tsx'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '4px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  switch: { marginLeft: '-8px', justifySelf: 'start' },
  hint: { color: tokens.colorNeutralForeground3 },
})

const hintOf = ({ is_allowed, is_shown }: OwnComment): string => {
  if (is_shown) return 'Catering şu anda gösteriyor. Kapatırsanız her yerden hemen kalkar.'
  if (is_allowed) return 'Catering isterse gösterir. Kapatırsanız her yerden hemen kalkar.'
  return 'Catering arayan firmalar metni olduğu gibi, puanınızı ve ayı görür; adınızı, firmanızı ve günü görmez. Yemeği yapan catering de puanınızı görür ve göstereceklerini seçer.'
}

/** Lets firms that look for a catering read the sentence, or takes it back; shows what the server answers (rule P15). */
export const CommentSwitch = ({ requestId, comment }: { requestId: string; comment: OwnComment }) => {
  const styles = useStyles()
  const hintId = useId()
  const oneself = useOneself()
  const [allow, { isLoading }] = useAllowCommentMutation()
  const report = useBanner('allowComment')
  const change = (isAllowed: boolean) =>
    report(allow({ ...oneself, requestId, body: { is_allowed: isAllowed } }), {
      success: isAllowed ? 'İzniniz kaydedildi' : 'İzniniz geri alındı',
      failure: isAllowed ? 'İzniniz kaydedilemedi' : 'İzniniz geri alınamadı',
    })
  return (
    <div className={styles.root}>
      <CommentHead stars={comment.stars} month={comment.month} />
      <Switch
        className={styles.switch}
        label="Diğer firmalar da okuyabilir"
        aria-describedby={hintId}
        checked={comment.is_allowed}
        onChange={(_, { checked }) => void (isLoading || change(checked))}
      />
      <Text id={hintId} size={200} className={styles.hint}>
        {hintOf(comment)}
      </Text>
    </div>
  )
}
