import { Navigate, Route, Routes } from 'react-router-dom'
import { CompaniesPage } from './companies-page.tsx'
import { CompanyPage } from './company-page.tsx'
import type { CompanyPanels } from './company-panels.ts'

export const CompaniesArea = ({ panels }: { panels: CompanyPanels }) => (
  <Routes>
    <Route path="/" element={<CompaniesPage panels={panels} />} />
    <Route path=":companyId/:part?" element={<CompanyPage panels={panels} />} />
    <Route path="*" element={<Navigate replace to="/admin/companies" />} />
  </Routes>
)
