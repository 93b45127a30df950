export const contactNameLabel = 'Yetkili kişi'
