/** The contract's limits in the words of the form; the server checks them again. */
export const fullNameProblem = (name: string): string | undefined =>
  name.trim().length < 2 ? 'Adınızı ve soyadınızı yazın' : undefined

export const emailProblem = (email: string): string | undefined =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Geçerli bir e-posta adresi yazın'

export const companyNameProblem = (name: string): string | undefined =>
  name.trim().length < 2 ? 'Firma adını yazın' : undefined

export const addressProblem = (address: string): string | undefined =>
  address.trim().length < 5 ? 'Açık adresi yazın' : undefined

export const companyPhoneProblem = (phone: string): string | undefined =>
  /^[0-9+() -]{7,30}$/.test(phone.trim()) ? undefined : 'Firma telefonunu rakamlarla yazın'
