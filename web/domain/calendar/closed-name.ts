/** Kapalı · Kurban Bayramı */
export const closedName = (name: string | null | undefined): string =>
  name == null || name === 'Kapalı' ? 'Kapalı' : `Kapalı · ${name}`
