/** The choice of somebody who will not eat (rule M13). */
export const skipLabel = 'Yemeyeceğim'

/** What somebody always eats; also marks days on which it was chosen for them (rule M16). */
export const standingLabel = 'Her zamanki'
