interface Divided {
  /** With guests and corrections. */
  portions: number
  guests: number
  departments: readonly { portions: number; guests: number }[]
}

/** What no department has (rule H3): guests of nobody in particular, and corrections that name none. */
export const undividedOf = ({ portions, guests, departments }: Divided): { guests: number; corrections: number } => {
  const of = (key: 'portions' | 'guests') => departments.reduce((sum, one) => sum + one[key], 0)
  const ofNobody = guests - of('guests')
  return { guests: ofNobody, corrections: portions - of('portions') - ofNobody }
}
