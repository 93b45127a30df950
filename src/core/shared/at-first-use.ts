/** Makes something when it is first used, and keeps it: for what takes long to make and is not always needed. */
// What is never used is left out of the bundle.
/*#__NO_SIDE_EFFECTS__*/
export const atFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
