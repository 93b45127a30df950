import type { paths } from '../../contract/api.d.ts'
import type { LoadPlan, LoadStep, SyntheticCompany, SyntheticEater } from '../../core/performance/index.ts'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } } ? Path : undefined
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : undefined
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined

/** A request typed by the contract: missing or misspelled parts are compile errors. */
const request = <Path extends keyof paths, Method extends 'get' | 'post'>(
  method: Method,
  template: Path,
  parts: {
    path?: PathOf<paths[Path][Method]>
    query?: QueryOf<paths[Path][Method]>
    body?: BodyOf<paths[Path][Method]>
    token?: string
  } = {},
): LoadRequest => {
  const { path = {}, query = {}, body, token } = parts
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => String((path as Record<string, unknown>)[name]))
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return {
    method: method === 'get' ? 'GET' : 'POST',
    path: `/api${filled}${search && `?${search}`}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

const searches = ['ana', 'çelik', 'isik', 'gıda', 'yük']
const options = ['GELENEKSEL', 'ALTERNATIF']

const choosing = (
  { companyId, cateringId, shiftId, date }: SyntheticCompany,
  { userId, token }: SyntheticEater,
  option: number,
): LoadRequest =>
  request('post', '/individual/{companyId}/{userId}/choices', {
    path: { companyId, userId },
    body: { date, shift_id: shiftId, catering_id: cateringId, choice: options[option % options.length] ?? '' },
    token,
  })

type Make = (company: SyntheticCompany, eater: SyntheticEater, round: number) => LoadRequest

const make: Record<LoadStep, Make> = {
  liveness: () => request('get', '/health/live'),
  companySearch: (_company, _eater, round) =>
    request('get', '/companies/search', {
      query: { type: 'corporate', query: searches[round % searches.length] ?? '' },
    }),
  signIn: ({ companyId, password }, { phone }) =>
    request('post', '/auth/login', { body: { phone, password, company_type: 'individual', company_id: companyId } }),
  companyDashboard: ({ companyId, staffToken }) =>
    request('get', '/corporate/{companyId}/dashboard', { path: { companyId }, token: staffToken }),
  menuReading: ({ companyId }, { userId, token }) =>
    request('get', '/individual/{companyId}/{userId}/menu-play', { path: { companyId, userId }, token }),
  choiceSaving: choosing,
  choiceChanging: (company, eater, round) => choosing(company, eater, round + 1),
  kitchenList: ({ companyId, cateringId, cookToken }) =>
    request('get', '/kitchen/{cateringId}/{corpId}/lists', {
      path: { cateringId, corpId: companyId },
      token: cookToken,
    }),
}

/** One round of the steps for every synthetic person. */
export const requestsOf = ({ steps, company }: Pick<LoadPlan, 'steps' | 'company'>): LoadRequest[] =>
  company.eaters.flatMap((eater, round) => steps.map((step) => make[step](company, eater, round)))
