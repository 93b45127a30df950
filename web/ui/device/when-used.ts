/** The first of these, most often long before something is pressed, shows that somebody uses a place. */
const uses = ['pointerover', 'focusin'] as const

/** Once, when somebody first uses the place; returns how to give up waiting. */
export const whenUsed = (place: HTMLElement, work: () => void): (() => void) => {
  const stop = () => uses.forEach((use) => place.removeEventListener(use, start))
  const start = () => {
    stop()
    work()
  }
  for (const use of uses) place.addEventListener(use, start)
  return stop
}
