import type { Actor } from '../actors/rules.ts'
import { logEvent, telling, Trail } from '../audit/index.ts'
import { Clock, type CommentId, type CompanyId, useCase } from '../shared/index.ts'
import { commentRefusal } from './comment.ts'
import { Comments } from './ports.ts'

/** Without text, stars and month, which would outlive the consent. */
export const commentShown = logEvent('comment.shown', 'COMPANY_UPDATED', telling<{ commentId: string }>())
export const commentHidden = logEvent('comment.hidden', 'COMPANY_UPDATED', telling<{ commentId: string }>())

export interface CommentDisplay {
  cateringId: CompanyId
  commentId: CommentId
  actor: Actor
  isShown: boolean
}

/** A caterer chooses what firms read of the sentences whose writers allow it (rule P15). */
export const showComment = useCase(
  [Comments, Trail, Clock],
  (comments, trail, clock) =>
    async ({ cateringId, commentId, actor, isShown }: CommentDisplay): Promise<void> => {
      if (!(await comments.hold(cateringId, commentId))) throw commentRefusal('comment.missing')
      const isChanged = isShown
        ? await comments.show(cateringId, commentId, clock.now())
        : await comments.hide(cateringId, commentId)
      if (!isChanged) return
      const event = isShown ? commentShown : commentHidden
      await trail.write({ event, companyId: cateringId, actor, meta: { commentId } })
    },
)
