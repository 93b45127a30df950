import type { CommentId, CompanyId, RequestId } from '../shared/index.ts'
import type { Request } from './request.ts'

export abstract class Requests {
  /** Refuses with `comment.not_rated` if it names a meal that its author has not rated. */
  abstract add(request: Request): Promise<void>
  /** Locked until the transaction ends; null if it is missing or belongs to another company. */
  abstract forChange(companyId: CompanyId, requestId: RequestId): Promise<Request | null>
  abstract update(request: Request): Promise<void>
}

/** Sentences that their writers let others read (rule P15). */
export abstract class Comments {
  /**
   * Adds the sentence with the rating before it, if that still has its person and the person an account; returns whether
   * it is there now.
   */
  abstract allow(request: Request, at: Date): Promise<boolean>
  /** Firms do not see it any longer either; a record of destruction keeps its id. */
  abstract withdraw(request: Request, at: Date): Promise<void>
  /** Whether the catering's meals have this comment; nobody withdraws it until the transaction ends. */
  abstract hold(cateringId: CompanyId, commentId: CommentId): Promise<boolean>
  /** Returns whether it was hidden before; refuses with `comment.too_many`. */
  abstract show(cateringId: CompanyId, commentId: CommentId, at: Date): Promise<boolean>
  /** Returns whether it was shown before. */
  abstract hide(cateringId: CompanyId, commentId: CommentId): Promise<boolean>
}
