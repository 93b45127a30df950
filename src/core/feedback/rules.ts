/** In characters. */
export const maxMessage = 500
export const maxReply = 500

/** Comments that a catering shows at once (rule P15). A trigger of the database has the same limit. */
export const maxShownComments = 10
