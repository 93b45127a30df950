import type { AnswerToApplicant } from '../../core/onboarding/index.ts'
import { rejectedByCompany } from './labels.ts'

const label = 'Giriş yap'

/** The mail to an applicant. A phone is shown by its last two digits, because a mail may reach somebody else. */
export const applicationLetter = (answer: AnswerToApplicant): { title: string; body: string; label: string } => {
  const { companyName, isNewCompany } = answer
  if (answer.status === 'rejected') {
    const reason = answer.reason === null || answer.reason === rejectedByCompany ? [] : [`Gerekçe: ${answer.reason}`]
    const told = isNewCompany
      ? `“${companyName}” için yaptığınız şirket başvurusu reddedildi.`
      : `“${companyName}” şirketine katılma başvurunuz reddedildi.`
    return { title: 'Başvurunuz reddedildi', body: [told, ...reason].join('\n\n'), label }
  }
  const told = isNewCompany
    ? `“${companyName}” başvurunuz onaylandı; şirketiniz açıldı.`
    : `“${companyName}” başvurunuzu onayladı.`
  const signIn = `Sonu ${answer.phone.slice(-2)} olan telefon numarası ve başvururken belirlediğiniz şifreyle giriş yapabilirsiniz.`
  return { title: 'Başvurunuz onaylandı', body: [told, signIn].join('\n\n'), label }
}
