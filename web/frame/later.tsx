import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a screen in a file of its own, loaded when it is first shown or, by `load`, ahead of that. `instead` is shown
 * until it has arrived. What failed to load is tried again when it is next shown.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead?: ReactNode) => {
  const partOf = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        Part = partOf()
        throw error
      }
    })
  let Part = partOf()
  const Later = (props: Props) => (
    <Suspense fallback={instead}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Later, { load })
}

/** What `useLoadedAhead` takes. */
export const allOf =
  (...parts: { load: () => Promise<unknown> }[]) =>
  () =>
    Promise.all(parts.map(({ load }) => load()))
