import type { CompanyType } from '../../api/generated.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { CateringGeneral } from './catering-general.tsx'
import { CorporateGeneral } from './corporate-general.tsx'
import type { SetupDialogs } from './setup/setup-steps.ts'
import { SupplierGeneral } from './supplier-general.tsx'

const generals = {
  corporate: CorporateGeneral,
  catering: CateringGeneral,
  supplier: SupplierGeneral,
} satisfies Record<CompanyType, unknown>

/** `dialogs`: those for setting up a new company, which belong to other screens. */
export const GeneralPanel = ({ dialogs }: { dialogs: SetupDialogs }) => {
  const { company } = useScope()
  const General = generals[company.type]
  return <General companyId={company.id} dialogs={dialogs} />
}
