import { type FileHandle, open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

type Write = (
  this: FileHandle,
  content: Uint8Array,
  offset: number,
  length: number,
  position: number,
) => Promise<unknown>

/** Until the end of the test, a file takes so many bytes at once, and so many in all. */
export const limitDisk = async (atOnce: number, inAll: number) => {
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as { write: Write }
  await handle.close()
  const { write } = prototype
  const limited: Write = function (content, offset, length, position) {
    const room = Math.min(length, atOnce, inAll - position)
    if (room <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return write.call(this, content, offset, room, position)
  }
  const spy = vi.spyOn(prototype, 'write').mockImplementation(limited)
  onTestFinished(() => spy.mockRestore())
}
