import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import type { CompanyType, Profile } from '../api/generated-sign-in.ts'
import { CompanyTypeField } from '../features/sign-in/company-type-field.tsx'
import type { Pick } from '../ui/forms/async-picker.tsx'
import { CompanyPicker } from '../domain/companies/company-picker.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { Panel } from '../ui/panel.tsx'
import { CredentialsForm } from '../frame/gate/credentials-form.tsx'
import { useSession } from '../frame/session/session-context.ts'

const useStyles = makeStyles({
  place: { display: 'grid', placeItems: 'center', padding: '16px 0' },
  card: { width: '100%', maxWidth: '440px' },
})

type Props = { area: Profile['area']; companyId: string | undefined; companyType: CompanyType | undefined }

/** Stands in for the panel until somebody signs in, without the sign-in page's links to other pages. */
export const EmbeddedSignIn = ({ area, companyId, companyType }: Props) => {
  const styles = useStyles()
  const session = useSession()
  const [typed, setTyped] = useState<CompanyType>('corporate')
  const [company, setCompany] = useState<Pick | null>(null)
  const [phone, setPhone] = useState('')
  const type = area === 'individual' ? 'corporate' : (companyType ?? typed)
  const isTypeAsked = area === 'company' && companyType === undefined
  return (
    <div className={styles.place}>
      <Panel className={styles.card}>
        <PageHeading title="Giriş yap" />
        <CredentialsForm
          companyType={area === 'individual' ? area : type}
          companyId={companyId ?? company?.id}
          phone={phone}
          onPhone={setPhone}
          onSignedIn={({ token, redirect_url }) => session.startAnew(token, redirect_url)}
        >
          {isTypeAsked && (
            <CompanyTypeField
              value={typed}
              onChange={(next) => {
                setTyped(next)
                setCompany(null)
              }}
            />
          )}
          {companyId === undefined && <CompanyPicker key={type} type={type} picked={company} onPick={setCompany} />}
        </CredentialsForm>
      </Panel>
    </div>
  )
}
