/** A recipient: everybody of the levels 3, 4 and Owner. */
export const managersLabel = 'Tüm yöneticiler'
