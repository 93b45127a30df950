import { refusals, withFacts } from '../shared/index.ts'

export const commentRefusal = refusals({
  'comment.missing': 'missing',
  'comment.not_rated': 'unprocessable',
  'comment.too_many': withFacts<{ comments: number }>('conflict'),
})
