import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { Suspense, useId } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { Capability } from '../../../../src/core/actors/rules.ts'
import { type PlatformCompanyDetail, useGetPlatformCompanyQuery } from '../../../api/generated-admin.ts'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { CompanyScope, type Scope } from '../../../frame/scope/company-scope.ts'
import { PillTabs } from '../../../ui/page/tabs.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { CompanyGeneral } from './company-general.tsx'
import type { CompanyPanels } from './company-panels.ts'

const useStyles = makeStyles({ back: { minWidth: 'auto' } })

/** What an administrator may do in a company with its members' panels (rule I14). */
const capabilities: Capability[] = ['readEmployees', 'manageEmployees', 'readShifts', 'manageShifts', 'readLog']

const scopeOf = ({ company: { id, name, type, slug } }: PlatformCompanyDetail): Scope => ({
  company: { id, name, type, slug },
  role: 'corporateOwner',
  capabilities,
})

const parts = [
  { name: 'general', title: 'Genel' },
  { name: 'users', title: 'Kullanıcılar' },
  { name: 'departments', title: 'Departmanlar' },
] as const
const shifts = { name: 'shifts', title: 'Vardiyalar' } as const

const Company = ({ detail, panels }: { detail: PlatformCompanyDetail; panels: CompanyPanels }) => {
  const id = useId()
  const styles = useStyles()
  const navigate = useNavigate()
  const { part = 'general' } = useParams()
  const { open, show, close } = useDialog<true>()
  const { company } = detail
  const tabs = company.type === 'corporate' ? [...parts, shifts] : parts
  if (!tabs.some(({ name }) => name === part)) return <Navigate replace to={`/admin/companies/${company.id}`} />
  return (
    <CompanyScope value={scopeOf(detail)}>
      <Page
        title={company.name}
        under={['Şirketler']}
        before={
          <LinkButton to="/admin/companies" appearance="subtle" label="Şirketlere dön" className={styles.back}>
            <ArrowLeftRegular aria-hidden />
          </LinkButton>
        }
        facts={
          <PillTabs
            id={id}
            label={company.name}
            tabs={tabs}
            open={part}
            onOpen={(name) =>
              void navigate(`/admin/companies/${company.id}${name === 'general' ? '' : `/${name}`}`, {
                preventScrollReset: true,
              })
            }
          />
        }
      >
        {part === 'general' && (
          <PageActions>
            <Button onClick={() => show(true)}>{company.is_active ? 'Pasifleştir' : 'Aktifleştir'}</Button>
          </PageActions>
        )}
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} style={{ display: 'contents' }}>
          <Suspense key={part} fallback={<Skeleton />}>
            {part === 'general' && <CompanyGeneral detail={detail} OneTimePassword={panels.OneTimePassword} />}
            {part === 'users' && <panels.People />}
            {part === 'departments' && <panels.Departments />}
            {part === 'shifts' && <panels.Shifts />}
          </Suspense>
        </div>
        {open && <ActivityDialog company={company} onClose={close} />}
      </Page>
    </CompanyScope>
  )
}

/** A company as managed by an administrator. */
export const CompanyPage = ({ panels }: { panels: CompanyPanels }) => {
  const { companyId = '', part } = useParams()
  const query = useGetPlatformCompanyQuery({ companyId }, { refetchOnMountOrArgChange: true })
  if (query.data === undefined)
    return (
      <Page title="Şirket">
        <NotYet query={query} failure="Şirket detayları yüklenemedi" />
      </Page>
    )
  return <Company key={`${companyId}${part === undefined ? '' : part}`} detail={query.data} panels={panels} />
}
