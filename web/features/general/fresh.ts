/** Refetches on every visit, since the figures change with every choice and order. */
export const fresh = { refetchOnMountOrArgChange: true }
