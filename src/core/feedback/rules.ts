/** In characters. */
export const maxMessage = 500
export const maxReply = 500
