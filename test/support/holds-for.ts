import fc from 'fast-check'

/** `check` holds for whatever can be generated. */
export const holdsFor = <T>(any: fc.Arbitrary<T>, check: (one: T) => unknown): void =>
  fc.assert(
    fc.property(any, (one) => {
      check(one)
    }),
  )
