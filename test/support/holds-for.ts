import fc from 'fast-check'

/** Asserts that `check` passes for all generated values. */
export const holdsFor = <T>(any: fc.Arbitrary<T>, check: (one: T) => unknown): void =>
  fc.assert(
    fc.property(any, (one) => {
      check(one)
    }),
  )
