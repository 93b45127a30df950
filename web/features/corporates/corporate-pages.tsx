import {
  useListCompaniesQuery,
  useListPartnershipsQuery,
  type CompanyCard,
  type ListCompaniesApiArg,
  type ListPartnershipsApiArg,
} from '../../api/generated.ts'
import { CardGrid } from '../../shared/card-grid.tsx'
import { CorporateCard } from './corporate-card.tsx'

const Cards = ({ companies = [] }: { companies?: CompanyCard[] }) => (
  <CardGrid>
    {companies.map((company) => (
      <CorporateCard key={company.id} company={company} />
    ))}
  </CardGrid>
)

export const AllPage = (asked: ListCompaniesApiArg) => (
  <Cards companies={useListCompaniesQuery(asked).data?.companies} />
)

export const ContractedPage = (asked: ListPartnershipsApiArg) => (
  <Cards companies={useListPartnershipsQuery(asked).data?.partnerships.map(({ company }) => company)} />
)
