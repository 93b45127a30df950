import { type Account, Accounts } from '../src/core/access/index.ts'
import type { Use } from '../src/main/index.ts'
import { Failure } from './failure.ts'
import { companyBySlug } from './find-company.ts'

/** `phone` is normalized. */
export const personByPhone = async (use: Use, slug: string, phone: string): Promise<Account> => {
  const { id: companyId } = await companyBySlug(use, slug)
  const account = await use(Accounts).byPhone(companyId, phone)
  if (account === null)
    throw new Failure(`"${slug}" şirketinde telefonu ${phone} olan bir çalışan yok.`, 1, { code: 'employee.missing' })
  return account
}
