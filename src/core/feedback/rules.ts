/** In characters. */
export const maxMessage = 500

/** Spaces and joiners alone show as nothing. */
export const showsNothing = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
