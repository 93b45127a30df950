import type { LoadStep, LoadTest } from './load-test.ts'
import type { LoadRequest, SyntheticCompany, SyntheticEater } from './ports.ts'

const json = { 'content-type': 'application/json' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const searches = ['ana', 'çelik', 'isik', 'gıda', 'yük']
const options = ['GELENEKSEL', 'ALTERNATIF']

const post = (path: string, body: object, headers: Record<string, string> = {}): LoadRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

type Make = (company: SyntheticCompany, eater: SyntheticEater, round: number) => LoadRequest

const make: Record<LoadStep, Make> = {
  liveness: () => ({ method: 'GET', path: '/api/health/live', headers: {} }),
  companySearch: (_company, _eater, round) => ({
    method: 'GET',
    path: `/api/companies/search?type=corporate&query=${encodeURIComponent(searches[round % searches.length] ?? '')}`,
    headers: {},
  }),
  signIn: ({ companyId, password }, { phone }) =>
    post('/api/auth/login', { phone, password, company_type: 'individual', company_id: companyId }),
  companyDashboard: ({ companyId, staffToken }) => ({
    method: 'GET',
    path: `/api/corporate/${companyId}/dashboard`,
    headers: bearer(staffToken),
  }),
  menuReading: ({ companyId }, { userId, token }) => ({
    method: 'GET',
    path: `/api/individual/${companyId}/${userId}/menu-play`,
    headers: bearer(token),
  }),
  choiceSaving: ({ companyId, cateringId, shiftId, date }, { userId, token }, round) =>
    post(
      `/api/individual/${companyId}/${userId}/choices`,
      { date, shift_id: shiftId, catering_id: cateringId, choice: options[round % options.length] },
      bearer(token),
    ),
}

/** One round of the test's steps for every synthetic person. */
export const requestsOf = (test: LoadTest, company: SyntheticCompany): LoadRequest[] =>
  company.eaters.flatMap((eater, round) => test.steps.map((step) => make[step](company, eater, round)))
