import { ApplicationLetters, type AnswerToApplicant } from '../core/onboarding/index.ts'
import { applicationLetter } from '../texts/onboarding/application-letter.ts'

export class TurkishApplicationLetters extends ApplicationLetters {
  write(answer: AnswerToApplicant): { title: string; body: string; label: string } {
    return applicationLetter(answer)
  }
}
