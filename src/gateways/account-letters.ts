import { AccountLetters, type AccountLetter, type WrittenLetter } from '../core/emails/index.ts'
import { letterTexts } from '../texts/emails/account-letters.ts'

export class TurkishAccountLetters extends AccountLetters {
  write(letter: AccountLetter): WrittenLetter {
    return letterTexts(letter)
  }
}
