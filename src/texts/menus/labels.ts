/** What somebody chooses who does not eat (rule M13). */
export const skipLabel = 'Yemeyeceğim'

/** What somebody always eats, and the mark of a day on which that was chosen for them (rule M16). */
export const standingLabel = 'Her zamanki'
