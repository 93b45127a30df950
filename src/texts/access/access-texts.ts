export const accessTexts = {
  expiredTitle: 'Oturumunuz sona erdi',
  expired: 'Oturum süresi dolmuş. Lütfen tekrar giriş yapın.',
  forbidden: 'Bu sayfaya erişim yetkiniz bulunmamaktadır.',
  invalidAddress: 'Geçersiz erişim parametreleri',
  invalidCompanyType: 'Geçersiz şirket tipi',
} as const
