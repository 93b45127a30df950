interface More {
  /** For programs, like the codes of the API. */
  code?: string
  /** Partial results; with `--json` they are written together with the code. */
  answer?: object
}

/** Ends a command; the message is a Turkish sentence for the user. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: 1 | 2
  readonly code: string
  readonly answer: object

  constructor(sentence: string, exitCode: 1 | 2 = 1, { code = 'command.failed', answer = {} }: More = {}) {
    super(sentence)
    this.exitCode = exitCode
    this.code = code
    this.answer = answer
  }
}

export const wrongUsageCode = 'command.wrong_usage'
export const wrongUsage = (sentence: string): Failure => new Failure(sentence, 2, { code: wrongUsageCode })
