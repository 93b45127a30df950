import { type FileHandle, open, unlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { passwordSheet, type PasswordRow } from '../../src/main/index.ts'
import { Failure } from '../failure.ts'

const ownerOnly = 0o600

const reasons: Record<string, string> = {
  EEXIST: 'zaten var; başka bir dosya adı verin',
  ENOENT: 'yazılamıyor: klasör yok',
  EISDIR: 'bir klasör',
}

/** The workbook with the one-time passwords. It is created before the import, so that no password can get lost. */
export class PasswordFile {
  readonly path: string
  readonly #handle: FileHandle
  #isKept = false

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  /** Never overwrites a file: it may hold the only copy of older passwords. */
  static async create(path: string): Promise<PasswordFile> {
    try {
      return new PasswordFile(resolve(path), await open(path, 'wx', ownerOnly))
    } catch (error) {
      throw new Failure(
        `Şifre dosyası "${path}" ${reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'yazılamıyor'}.`,
        1,
        { code: 'file.not_writable' },
      )
    }
  }

  /** May be called more than once, because a transaction is retried after a conflict. */
  async write(rows: readonly PasswordRow[]): Promise<void> {
    const sheet = await passwordSheet(rows)
    await this.#handle.truncate(0)
    await this.#handle.write(sheet, 0, sheet.length, 0)
    await this.#handle.sync()
  }

  keep(): void {
    this.#isKept = true
  }

  /** Deletes the file unless the import succeeded. */
  async close(): Promise<void> {
    await this.#handle.close()
    if (!this.#isKept) await unlink(this.path)
  }
}
