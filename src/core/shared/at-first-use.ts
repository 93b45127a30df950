/** Makes something when it is first used, and keeps it: for what takes long to make and is not always needed. */
export const atFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
