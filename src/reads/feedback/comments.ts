import type { CommentId, CompanyId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { AllowedComment, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const shape = `
  jsonb_build_object(
    'id', c.id, 'stars', c.stars, 'month', to_char(c.month, 'YYYY-MM'), 'text', r.message, 'is_shown', c.is_shown
  )`
const comments = `
  SELECT c.id, c.request_id, c.stars, c.month, s.comment_id IS NOT NULL AS is_shown
  FROM comments c
  LEFT JOIN shown_comments s ON s.catering_id = c.catering_id AND s.comment_id = c.id
  WHERE c.catering_id = $cateringId`
const ofCatering = planned<
  { cateringId: CompanyId; isShown: boolean | null; limit: number; offset: number },
  Comments
>(`
  SELECT
    (SELECT count(*)::int FROM (${comments}) c WHERE $isShown::boolean IS NULL OR c.is_shown = $isShown) AS total,
    (SELECT count(*)::int FROM shown_comments WHERE catering_id = $cateringId) AS shown_count,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY c.month DESC, c.id)
      FROM (
        SELECT *
        FROM (${comments}) c
        WHERE $isShown::boolean IS NULL OR c.is_shown = $isShown
        ORDER BY c.month DESC, c.id
        LIMIT $limit OFFSET $offset
      ) c
      JOIN requests r ON r.id = c.request_id
    ), '[]') AS comments`)

const one = prepared<{ cateringId: CompanyId; commentId: CommentId }, { comment: AllowedComment }>(`
  SELECT ${shape} AS comment
  FROM (${comments} AND c.id = $commentId) c
  JOIN requests r ON r.id = c.request_id`)

interface Comments {
  comments: AllowedComment[]
  total: number
  shown_count: number
}

export class CommentReads extends Reads {
  /** What writers allow a catering to show; all, or those that it shows or does not show. */
  async ofCatering(cateringId: CompanyId, isShown: boolean | undefined, { limit, offset }: Page): Promise<Comments> {
    const row = await this.db.row(ofCatering, { cateringId, isShown: isShown ?? null, limit, offset })
    return row ?? { comments: [], total: 0, shown_count: 0 }
  }

  async one(cateringId: CompanyId, commentId: CommentId): Promise<AllowedComment> {
    const [row] = await this.db.rows(one, { cateringId, commentId })
    return (row as { comment: AllowedComment }).comment
  }
}
