import type { Approval, Rejection } from '../../core/onboarding/index.ts'
import { rejectedByCompany } from './labels.ts'

export const rejectionLetter = ({ companyName, isNewCompany, reason }: Rejection) => {
  const told = isNewCompany
    ? `“${companyName}” için yaptığınız şirket başvurusu reddedildi.`
    : `“${companyName}” şirketine katılma başvurunuz reddedildi.`
  const why = reason === null || reason === rejectedByCompany ? [] : [`Gerekçe: ${reason}`]
  return { title: 'Başvurunuz reddedildi', body: [told, ...why].join('\n\n') }
}

const confirming =
  'Bu düğme adresinizi de onaylar: Haberler bu adrese gönderilir, şifrenizi unutursanız yenileme bağlantısı da buraya gelir.'

/** A phone is shown by its last two digits, because a mail may reach somebody else. */
export const approvalLetter = ({
  companyName,
  isNewCompany,
  phone,
  confirms,
}: Approval & { confirms: boolean }): { title: string; body: string; label: string } => {
  const told = isNewCompany
    ? `“${companyName}” başvurunuz onaylandı; şirketiniz açıldı.`
    : `“${companyName}” başvurunuzu onayladı.`
  const signIn = `Sonu ${phone.slice(-2)} olan telefon numarası ve başvururken belirlediğiniz şifreyle giriş yapabilirsiniz.`
  return {
    title: 'Başvurunuz onaylandı',
    body: [told, signIn, ...(confirms ? [confirming] : [])].join('\n\n'),
    label: confirms ? 'Onayla ve giriş yap' : 'Giriş yap',
  }
}
