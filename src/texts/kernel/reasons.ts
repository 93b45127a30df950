/** Why something cannot be done. Screens say it in advance, the server if it is asked anyway. */
export const reasons = {
  range: 'Bitiş tarihi başlangıçtan önce olamaz',
  ownRole: 'Kendi rolünüzü değiştiremezsiniz.',
  ownActivity: 'Kendi hesabınızı pasifleştiremezsiniz.',
  phoneTaken:
    'Bu telefon numarası bu şirkette zaten kayıtlı. Kayıtlı kişi giriş yapamıyorsa şifresini sıfırlayıp yeni fişini verin.',
  ownPhoneTaken:
    'Bu telefon numarası bu şirkette zaten kayıtlı. Size fiş verildiyse onunla giriş yapın; şifrenizi bilmiyorsanız “Şifremi unuttum” bağlantısını kullanın.',
  linkUnknown: 'Bu bağlantının gösterdiği şirket bulunamadı. Şirketinizi adıyla arayın.',
  mailIncomplete: 'Lütfen tüm gerekli alanları doldurun',
  replyBlank: 'Yanıt mesajı boş olamaz',
  imageType: 'Yalnızca PNG, JPEG ve WebP resimleri yüklenebilir.',
  attachmentType:
    'Yalnızca PDF, resim (PNG, JPEG, WebP), Excel (.xlsx), Word (.docx) ve düz metin dosyaları eklenebilir.',
} as const

/** The same; apart, since the page for choosing needs none of the others. */
export const closedToday = 'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.'

export const fileTooLarge = (megabytes: number): string => `Dosya en fazla ${megabytes} MB olabilir.`
