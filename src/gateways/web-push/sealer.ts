import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SealingAnswer, SealingTask } from './sealing-thread.ts'

/** `.ts` when run from the sources, `.js` in the build. */
const program = new URL(`./sealing-thread${extname(import.meta.filename)}`, import.meta.url)

interface Waiting {
  resolve: (result: Uint8Array | string) => void
  reject: (error: Error) => void
}

/**
 * Encrypts and signs push messages in a separate thread, because each takes half a millisecond of CPU time that
 * requests would have to wait for. The thread starts with the first message and does not keep the process alive.
 */
export class Sealer {
  #thread: Worker | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  async encrypt(p256dh: string, auth: string, payload: string): Promise<Uint8Array> {
    return (await this.#ask({ kind: 'encrypt', p256dh, auth, payload })) as Uint8Array
  }

  async sign(task: Omit<Extract<SealingTask, { kind: 'sign' }>, 'kind'>): Promise<string> {
    return (await this.#ask({ kind: 'sign', ...task })) as string
  }

  #ask(task: SealingTask): Promise<Uint8Array | string> {
    const thread = (this.#thread ??= this.#started())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      thread.ref()
      thread.postMessage({ id, task })
    })
  }

  #started(): Worker {
    const thread = new Worker(program)
    thread.on('message', (answer: SealingAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if (this.#waiting.size === 0) thread.unref()
      if ('result' in answer) waiting?.resolve(answer.result)
      else waiting?.reject(new Error(answer.problem))
    })
    /** The next message starts a new thread. */
    const giveUp = (error: Error) => {
      if (this.#thread === thread) this.#thread = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    }
    thread.on('error', giveUp)
    thread.on('exit', () => giveUp(new Error('the thread for push messages exited')))
    return thread
  }
}
