/** Ends a command; the message is a Turkish sentence for the user. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: 1 | 2

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

export const wrongUsage = (sentence: string): Failure => new Failure(sentence, 2)
