/** Pure rules without ports, which reads and the web app may use too. */

/** Of one option, or of a weekly number. */
export const maxGuests = 999
/** Days of guests that are shown ahead, from today. */
export const guestDaysShown = 28
