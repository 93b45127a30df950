import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A part of a screen in a file of its own, which can be loaded before it is shown. */
export type Lazily<Props extends object = object> = ComponentType<Props> & { load: () => Promise<unknown> }

const failures = new Set<() => void>()

/**
 * Once people see that something failed to load, it is tried again when it is next shown; sooner, React would try it
 * without end.
 */
export const forgetFailures = (): void => {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * Like React's `lazy`, but shown at once if it has been loaded before, where React would first show what stands in for
 * it, and then for at least 0.3 s (0135).
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> => {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (Loaded ??= await load())
  const partOf = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadOnce() }
      } catch (error) {
        failures.add(() => (Waiting = partOf()))
        throw error
      }
    })
  let Waiting = partOf()
  const Part = (props: Props) => {
    /** The same as long as it is shown. */
    const [Shown] = useState(() => Loaded ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(Part, { load: loadOnce })
}

/** The same with what is shown instead until it has arrived. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ReactNode,
): Lazily<Props> => {
  const Part = lazily(load)
  const Later = (props: Props) => (
    <Suspense fallback={instead}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Later, { load: Part.load })
}

/** What `useLoadedAhead` takes. */
export const allOf =
  (...parts: { load: () => Promise<unknown> }[]) =>
  () =>
    Promise.all(parts.map(({ load }) => load()))
