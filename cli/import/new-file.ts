import { type FileHandle, open, unlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Failure } from '../failure.ts'
import { removeOnSignal } from '../remove-on-signal.ts'

const ownerOnly = 0o600

const reasons: Record<string, string> = {
  EEXIST: 'zaten var; başka bir dosya adı verin',
  ENOENT: 'yazılamıyor: klasör yok',
  EISDIR: 'bir klasör',
}

/**
 * A file that a command produces. It is created before the work begins, so that no result gets lost because it cannot
 * be written.
 */
export class NewFile {
  readonly path: string
  readonly #handle: FileHandle
  readonly #keepOnSignal: () => void
  #isKept = false

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
    this.#keepOnSignal = removeOnSignal(path)
  }

  /** Never overwrites a file: it may hold the only copy of older passwords. `what` starts the error message. */
  static async create(path: string, what: string): Promise<NewFile> {
    try {
      return new NewFile(resolve(path), await open(path, 'wx', ownerOnly))
    } catch (error) {
      const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'yazılamıyor'
      throw new Failure(`${what} "${path}" ${reason}.`, 1, { code: 'file.not_writable' })
    }
  }

  /**
   * May be called more than once, because a transaction is retried after a conflict. From now on a signal leaves the file:
   * nobody knows whether what it is about was committed.
   */
  async write(content: Uint8Array): Promise<void> {
    this.#keepOnSignal()
    await this.#handle.truncate(0)
    // On a nearly full disk only a part is written, and the next part fails.
    for (let at = 0; at < content.length;)
      at += (await this.#handle.write(content, at, content.length - at, at)).bytesWritten
    await this.#handle.sync()
  }

  keep(): void {
    this.#isKept = true
  }

  /** Deletes the file unless it is kept. */
  async close(): Promise<void> {
    this.#keepOnSignal()
    await this.#handle.close()
    if (!this.#isKept) await unlink(this.path)
  }
}
