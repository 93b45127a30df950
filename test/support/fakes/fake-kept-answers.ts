import { type KeptAnswer, KeptAnswers } from '../../../src/core/shared/index.ts'

export class FakeKeptAnswers extends KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>()

  find(scope: string, key: string): Promise<KeptAnswer | null> {
    return Promise.resolve(this.#answers.get(`${scope} ${key}`) ?? null)
  }

  keep(scope: string, key: string, answer: KeptAnswer, _at: Date): Promise<void> {
    if (this.#answers.has(`${scope} ${key}`)) return Promise.reject(new Error('used in the meantime'))
    this.#answers.set(`${scope} ${key}`, answer)
    return Promise.resolve()
  }
}
