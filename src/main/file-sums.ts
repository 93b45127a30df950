interface FileSums {
  add: (bytes: number) => void
  /** Immediately writes what has been counted so far. */
  flush: () => void
}

const windowMs = 60_000

/** Counts the files that are sent, and tells of them in one line a minute. */
export const sumFiles = (write: (facts: object, message: string) => void): FileSums => {
  let files = 0
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (files > 0) write({ files, bytes }, 'static files')
    files = 0
    bytes = 0
  }
  return {
    add: (size) => {
      files += 1
      bytes += size
      timer ??= setTimeout(flush, windowMs).unref()
    },
    flush,
  }
}
