import { fragmentOf } from '../../../domain/access/slip-code.ts'

/** What somebody needs for their first sign-in. */
export type Slip = {
  fullName: string
  phone: string
  /** The name of their department. */
  department: string | null
  password: string
  /** Signs in once; null if the company has turned codes off. */
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
  // Null only for keys of other programs, which no screen creates.
  password: one_time_password ?? '',
  code: slip_code,
})

/**
 * The sign-in page reads company and phone from this link, and the code that signs in once. The code is in the
 * fragment, which is not sent with requests; the password is only on paper.
 */
export const signInLink = (origin: string, slug: string, { phone, code }: Pick<Slip, 'phone' | 'code'>): string => {
  const link = new URL('/', origin)
  link.search = new URLSearchParams({ sirket: slug, telefon: phone }).toString()
  if (code !== null) link.hash = fragmentOf(code)
  return link.href
}
