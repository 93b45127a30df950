/** Of somebody who named none of their own (rule M11). */
export const allShiftsLabel = 'Tüm vardiyalar'
