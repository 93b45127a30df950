import { makeStyles, Subtitle2, Switch, Text } from '@fluentui/react-components'
import { useId, useRef, useState } from 'react'
import { maxShownComments } from '../../../../src/core/feedback/rules.ts'
import {
  type AllowedComment,
  type ListCommentsApiArg,
  useListCommentsQuery,
  useShowCommentMutation,
} from '../../../api/generated-comments.ts'
import { CommentHead } from '../../../domain/feedback/comment-head.tsx'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { FilterPills } from '../../../ui/lists/filter-pills.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'
import { Panel } from '../../../ui/panel.tsx'

const pageSize = 50

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  comment: { display: 'grid', rowGap: '4px', padding: '12px 0', borderTop: `1px solid ${colors.line}` },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  switch: { marginLeft: '-8px', justifySelf: 'start' },
  state: { color: colors.ink2 },
})

/** Shows what the server answers, so a refused change leaves it as it is. */
const ShownSwitch = ({ comment: { id, is_shown }, about }: { comment: AllowedComment; about: string }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [show, { isLoading }] = useShowCommentMutation()
  const report = useBanner('showComment')
  const root = useRef<HTMLDivElement>(null)
  useHandedFocus(root)
  const change = (isShown: boolean) =>
    report(show({ companyId, commentId: id, body: { is_shown: isShown } }), {
      success: isShown ? 'Yorum firmalara gösteriliyor' : 'Yorum artık gösterilmiyor',
      failure: isShown ? 'Yorum gösterilemedi' : 'Yorum kaldırılamadı',
    })
  return (
    <div ref={root} className={styles.switch}>
      <Switch
        label="Firmalara göster"
        aria-describedby={about}
        checked={is_shown}
        onChange={(_, { checked }) => void (isLoading || change(checked))}
      />
    </div>
  )
}

const Comment = ({ comment }: { comment: AllowedComment }) => {
  const styles = useStyles()
  const textId = useId()
  const mayWrite = useCan('writeSettings')
  const { stars, month, text, is_shown: isShown } = comment
  return (
    <li className={styles.comment}>
      <CommentHead stars={stars} month={month} />
      <p id={textId} className={styles.text}>
        {text}
      </p>
      {mayWrite ? (
        <ShownSwitch comment={comment} about={textId} />
      ) : (
        <Text size={200} className={styles.state}>
          {isShown ? 'Gösteriliyor' : 'Gösterilmiyor'}
        </Text>
      )}
    </li>
  )
}

const Page = (asked: ListCommentsApiArg) =>
  useListCommentsQuery(asked, { refetchOnFocus: true }).data?.comments.map((comment) => (
    <Comment key={comment.id} comment={comment} />
  ))

const filters = [
  { name: 'all', title: 'Tümü' },
  { name: 'shown', title: 'Gösterilenler' },
] as const

/** What writers let others read; the catering chooses up to ten (rule P15). */
export const Comments = ({ className }: { className: string }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [filter, setFilter] = useState<(typeof filters)[number]['name']>('all')
  const asked = { companyId, ...(filter === 'shown' && { isShown: true }), limit: pageSize }
  const query = usePagedQuery(useListCommentsQuery, asked)
  const shown = query.first.data?.shown_count
  return (
    <Panel as="section" className={className}>
      <Subtitle2 as="h2">Yorumlar</Subtitle2>
      <Text>
        {`Yemeklerinizi puanlayıp size yazan ve metninin okunmasına izin veren kişilerden. Firmalar puanı, ayı ve metni görür; ad, firma ve gün görünmez. En fazla ${maxShownComments} yorum gösterebilirsiniz.`}
      </Text>
      <FilterPills label="Yorum filtresi" choices={filters} value={filter} onChange={setFilter} />
      {shown !== undefined && <Text role="status">{`${shown} / ${maxShownComments} yorum gösteriliyor`}</Text>}
      <PagedList
        drawing="messages"
        query={query}
        failure="Yorumlar alınamadı"
        empty={filter === 'all' ? 'Henüz kimse yazdığının gösterilmesine izin vermedi.' : 'Gösterdiğiniz yorum yok.'}
      >
        {(offsets) => (
          <ul className={styles.list} aria-label="Yorumlar">
            {offsets.map((offset) => (
              <Page key={offset} {...asked} offset={offset} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
