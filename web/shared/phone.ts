const mobile = /^5(0[1-9]|[1-5][0-9])[0-9]{7}$/

/** Digits only, without leading zeros and a leading 90, the last ten of them. The server applies the same rule and decides. */
export const normalisePhone = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^0+/, '').replace(/^90/, '').replace(/^0+/, '').slice(-10)

export const phoneProblem = (typed: string): string | undefined =>
  mobile.test(normalisePhone(typed)) ? undefined : 'Telefon numarasını 5XXXXXXXXX biçiminde girin'

/** 5321234567 → 0532 123 45 67; anything else stays as it is. */
export const formatPhone = (phone: string): string => {
  const parts = /^0?(5\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts === null ? phone : `0${parts[1]} ${parts[2]} ${parts[3]} ${parts[4]}`
}
