import { CommanderError } from 'commander'
import { Refusal } from '../src/core/shared/index.ts'
import { ConfigurationError } from '../src/main/configuration.ts'
import { sentenceOf } from '../src/texts/refusals.ts'
import { Failure } from './failure.ts'
import { sentenceOfCommander } from './turkish-help.ts'

interface Explanation {
  sentence: string
  exitCode: number
}

const ofCommander = (error: CommanderError): Explanation => {
  const isAnswered = error.exitCode === 0
  return { sentence: isAnswered ? '' : sentenceOfCommander(error), exitCode: isAnswered ? 0 : 2 }
}

/** Turns an error into a sentence for the user, without stack traces, SQL or secrets. */
export const explain = async (error: unknown): Promise<Explanation> => {
  if (error instanceof Failure) return { sentence: error.message, exitCode: error.exitCode }
  if (error instanceof CommanderError) return ofCommander(error)
  if (error instanceof Refusal) return { sentence: sentenceOf(error.code, error.facts), exitCode: 1 }
  if (error instanceof ConfigurationError) return { sentence: error.message, exitCode: 2 }
  const { name, message } = error as { name?: string; message?: string }
  if (name === 'ExitPromptError') return { sentence: 'Vazgeçildi.', exitCode: 130 }
  const { knownFailure } = await import('../src/main/index.ts')
  return { sentence: knownFailure(error) ?? `Beklenmeyen bir hata oluştu: ${message ?? String(error)}`, exitCode: 1 }
}
