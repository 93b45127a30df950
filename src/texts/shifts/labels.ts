/** For people who have not named usual shifts (rule M11). */
export const allShiftsLabel = 'Tüm vardiyalar'
