/** Shown instead of a person whose account was erased. */
export const erasedPerson = 'Silinmiş kişi'
