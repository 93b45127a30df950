import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import { problemDetail, prefixedProblem } from '../../ui/words/problem-text.ts'

/** Why a whole page has nothing to show. */
export const loadProblem = (error: unknown): string =>
  problemDetail(error) === undefined ? accessTexts.noData : prefixedProblem(error, accessTexts.loadFailure)
