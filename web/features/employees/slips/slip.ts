/** What somebody needs to sign in for the first time. */
export type Slip = {
  fullName: string
  phone: string
  /** The name of their department. */ department: string | null
  password: string
}

type Issued = { full_name: string; phone: string; department_name: string | null; one_time_password: string | null }

export const slipOf = ({ full_name, phone, department_name, one_time_password }: Issued): Slip => ({
  fullName: full_name,
  phone,
  department: department_name,
  // Null for a key for machines, which no screen has.
  password: one_time_password ?? '',
})

/** The sign-in page reads company and phone from it; the password is on the paper alone. */
export const signInLink = (origin: string, slug: string, phone: string): string => {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ sirket: slug, telefon: phone }).toString()
  return link.href
}
