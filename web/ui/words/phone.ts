/** 5321234567 → 0532 123 45 67; anything else stays as it is. */
export const formatPhone = (phone: string): string => {
  const parts = /^0?(5\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts === null ? phone : `0${parts[1]} ${parts[2]} ${parts[3]} ${parts[4]}`
}
