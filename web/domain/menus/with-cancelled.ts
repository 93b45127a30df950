/** Adds the number of cancelled choices, if there are any. */
export const withCancelled = (done: string, cancelled: number): string =>
  cancelled > 0 ? `${done}. İptal edilen ileri tarihli seçim: ${cancelled}` : done
