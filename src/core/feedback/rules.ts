/** In characters. */
export const maxMessage = 500
export const maxReply = 500

/** True for text of white space and invisible characters only. */
export const showsNothing = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
