import { ApplicationLetters, type Approval, type Rejection } from '../core/onboarding/index.ts'
import { approvalLetter, rejectionLetter } from '../texts/onboarding/application-letter.ts'

export class TurkishApplicationLetters extends ApplicationLetters {
  rejected(rejection: Rejection): { title: string; body: string } {
    return rejectionLetter(rejection)
  }

  approved(approval: Approval & { confirms: boolean }): { title: string; body: string; label: string } {
    return approvalLetter(approval)
  }
}
