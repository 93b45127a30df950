const checkEvery = 1_000
const maxPause = 30_000

/** Checks every second, with growing pauses while it has to restart; returns how to stop it. */
export const watch = (
  isUp: () => Promise<boolean>,
  restart: () => Promise<void>,
  onFailure: (error: Error) => void,
) => {
  let pause = checkEvery
  const check = async () => {
    try {
      const wasUp = await isUp()
      pause = wasUp ? checkEvery : Math.min(pause * 2, maxPause)
      if (!wasUp) await restart()
    } catch (error) {
      onFailure(error as Error)
    }
    if (!isStopped) timer = setTimeout(() => void check(), pause).unref()
  }
  let isStopped = false
  let timer = setTimeout(() => void check(), pause).unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
