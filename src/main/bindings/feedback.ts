import type { Container } from 'inversify'
import { answerRequest, createRequest, Requests } from '../../core/feedback/index.ts'
import { Clock, Ids } from '../../core/shared/index.ts'
import { Database, PostgresRequests } from '../../persistence/index.ts'
import { FeedbackReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindFeedback = (container: Container): void => {
  bindPort(container, Requests, (db: Database) => new PostgresRequests(db), [Database])
  bindPort(container, FeedbackReads, (db: Database) => new FeedbackReads(db), [Database])
  bindUseCase(container, createRequest, [Requests, Ids, Clock])
  bindUseCase(container, answerRequest, [Requests, Clock])
}
