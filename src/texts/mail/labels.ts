/** A recipient: everyone with level 3, 4 or Owner. */
export const managersLabel = 'Tüm yöneticiler'
