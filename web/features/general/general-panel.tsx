import type { ComponentType } from 'react'
import {
  useGetCateringDashboardQuery,
  useGetCorporateDashboardQuery,
  useGetSupplierDashboardQuery,
  type CompanyType,
} from '../../api/generated.ts'
import { Page } from '../../shared/page.tsx'
import { useScope } from '../../shared/scope/company-scope.ts'
import { Dashboard } from './dashboard.tsx'
import { cateringCards, corporateCards, supplierCards } from './stat-cards.ts'

type Props = { companyId: string }

/** The figures move with every choice and order: each opening asks again. */
const fresh = { refetchOnMountOrArgChange: true }

const Corporate = ({ companyId }: Props) => (
  <Dashboard query={useGetCorporateDashboardQuery({ companyId }, fresh)} cards={corporateCards} />
)
const Catering = ({ companyId }: Props) => (
  <Dashboard query={useGetCateringDashboardQuery({ companyId }, fresh)} cards={cateringCards} />
)
const Supplier = ({ companyId }: Props) => (
  <Dashboard query={useGetSupplierDashboardQuery({ companyId }, fresh)} cards={supplierCards} />
)

const dashboards: Record<CompanyType, ComponentType<Props>> = {
  corporate: Corporate,
  catering: Catering,
  supplier: Supplier,
}

export const GeneralPanel = () => {
  const { company } = useScope()
  const Figures = dashboards[company.type]
  return (
    <Page title="Genel" under={[company.name]}>
      <Figures companyId={company.id} />
    </Page>
  )
}
