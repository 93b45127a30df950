const lookEvery = 1_000
const maxPause = 30_000

/** Looks every second, and less and less often while it has to mend; answers how to stop it. */
export const watch = (isUp: () => Promise<boolean>, mend: () => Promise<void>, onFailure: (error: Error) => void) => {
  let pause = lookEvery
  const look = async () => {
    try {
      const wasUp = await isUp()
      pause = wasUp ? lookEvery : Math.min(pause * 2, maxPause)
      if (!wasUp) await mend()
    } catch (error) {
      onFailure(error as Error)
    }
    if (!isStopped) timer = setTimeout(() => void look(), pause).unref()
  }
  let isStopped = false
  let timer = setTimeout(() => void look(), pause).unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
