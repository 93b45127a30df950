import { Refusal } from '../src/core/shared/index.ts'
import { ConfigurationError } from '../src/main/configuration.ts'
import { sentenceOf } from '../src/texts/index.ts'
import { Failure } from './failure.ts'

export interface Explanation {
  sentence: string
  exitCode: number
  code: string
  answer?: object
}

/** Turns an error that is not commander's into a sentence for the user, without stack traces, SQL or secrets, and a code for programs. */
export const explain = async (error: unknown): Promise<Explanation> => {
  if (error instanceof Failure) {
    const { message: sentence, exitCode, code, answer } = error
    return { sentence, exitCode, code, answer }
  }
  if (error instanceof Refusal) return { sentence: sentenceOf(error.code, error.facts), exitCode: 1, code: error.code }
  if (error instanceof ConfigurationError)
    return { sentence: error.message, exitCode: 2, code: 'configuration.invalid' }
  const { name, message } = error as { name?: string; message?: string }
  if (name === 'ExitPromptError') return { sentence: 'Vazgeçildi.', exitCode: 130, code: 'command.cancelled' }
  const { knownFailure } = await import('../src/main/index.ts')
  const known = knownFailure(error)
  if (known !== undefined) return { ...known, exitCode: 1 }
  return { sentence: `Beklenmeyen bir hata oluştu: ${message ?? String(error)}`, exitCode: 1, code: 'server.error' }
}
