/** Catering kapalı: Bakım günü; of a day that the firm closed, only its name. */
export const closingName = ({ name, by_catering }: { name: string; by_catering: boolean }): string => {
  if (!by_catering) return name
  return name === 'Kapalı' ? 'Catering kapalı' : `Catering kapalı: ${name}`
}

/** Kapalı · Kurban Bayramı */
export const closedName = (name: string | null | undefined): string =>
  name == null || name === 'Kapalı' ? 'Kapalı' : `Kapalı · ${name}`
