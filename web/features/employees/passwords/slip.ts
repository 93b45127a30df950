import { fragmentOf } from '../../../domain/access/slip-code.ts'

/** What somebody needs to sign in for the first time. */
export type Slip = {
  fullName: string
  phone: string
  /** The name of their department. */
  department: string | null
  password: string
  /** Signs in once; null where the company wants no codes. */
  code: string | null
}

type Issued = {
  full_name: string
  phone: string
  department_name: string | null
  one_time_password: string | null
  slip_code: string | null
}

export const slipOf = ({ full_name, phone, department_name, one_time_password, slip_code }: Issued): Slip => ({
  fullName: full_name,
  phone,
  department: department_name,
  // Null for a key for machines, which no screen has.
  password: one_time_password ?? '',
  code: slip_code,
})

/**
 * The sign-in page reads company and phone from it, and the code that signs in once. That one is in the fragment, which no request
 * carries; the password is on the paper alone.
 */
export const signInLink = (origin: string, slug: string, { phone, code }: Pick<Slip, 'phone' | 'code'>): string => {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ sirket: slug, telefon: phone }).toString()
  if (code !== null) link.hash = fragmentOf(code)
  return link.href
}
