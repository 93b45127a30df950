const checkIntervalMs = 1_000
const maxPauseMs = 30_000

/** Checks every second, backing off while restarts fail; returns a function that stops it. */
export const watch = (
  isUp: () => Promise<boolean>,
  restart: () => Promise<void>,
  onFailure: (error: Error) => void,
) => {
  let pause = checkIntervalMs
  const check = async () => {
    try {
      const wasUp = await isUp()
      pause = wasUp ? checkIntervalMs : Math.min(pause * 2, maxPauseMs)
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
