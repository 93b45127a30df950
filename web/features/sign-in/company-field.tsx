import type { CompanyType } from '../../api/generated-sign-in.ts'
import { CompanyPicker } from '../../domain/companies/company-picker.tsx'
import type { AccountProps } from './account.ts'
import { LinkedCard } from './linked-card.tsx'

type Props = AccountProps & { type: CompanyType }

/** The company from the link, or a search. */
export const CompanyField = ({ type, account: { type: own, company }, onAccount, linked }: Props) =>
  company !== null && own === type && company.id === linked?.id ? (
    <LinkedCard name={company.name} onChange={() => onAccount({ company: null })} />
  ) : (
    <CompanyPicker
      key={type}
      type={type}
      picked={own === type ? company : null}
      onPick={(picked) => onAccount({ type, company: picked })}
    />
  )
