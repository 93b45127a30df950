/** The figures move with every choice and order: each opening asks again. */
export const fresh = { refetchOnMountOrArgChange: true }
