import { useEffect, useRef } from 'react'
import { type Role, roles } from '../../../../src/core/actors/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import type { ListEmployeesApiArg } from '../../../api/generated-employees.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'

export const pageSize = 100

export type SortKey = NonNullable<ListEmployeesApiArg['sort']>
export type Direction = NonNullable<ListEmployeesApiArg['order']>

/** The part of the address that describes the list. An empty string means everybody, or nobody. */
export type PeopleAddress = {
  search: string
  department: string
  /** One of the people's own shifts; `none` for people who have not named any. */
  shift: string
  role: Role | ''
  /** `reset`: people who have reported a forgotten password; `absent`: on `day`. */
  status: NonNullable<ListEmployeesApiArg['status']> | 'reset' | 'newcomers' | 'absent' | ''
  /** Today if empty. */
  day: string
  sort: SortKey
  order: Direction
  /** How many pages of the list are open. */
  pages: number
  /** The person open beside the list. */
  person: string
}

const plain: PeopleAddress = {
  search: '',
  department: '',
  shift: '',
  role: '',
  status: '',
  day: '',
  sort: 'name',
  order: 'asc',
  pages: 1,
  person: '',
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idOrNone = (text: string): string => (text === 'none' || id.test(text) ? text : '')
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
const oneOf = <Value extends string, Else>(values: readonly Value[], text: string, otherwise: Else): Value | Else =>
  values.find((value) => value === text) ?? otherwise

/** An address may come from anywhere, so invalid values are ignored. */
export const read = (params: URLSearchParams): PeopleAddress => {
  const text = (name: keyof PeopleAddress) => params.get(name) ?? ''
  const pages = Number(text('pages'))
  return {
    search: text('search').slice(0, 100),
    department: idOrNone(text('department')),
    shift: idOrNone(text('shift')),
    role: oneOf(roles, text('role'), ''),
    status: oneOf(['active', 'inactive', 'reset', 'newcomers', 'absent'], text('status'), ''),
    day: isDay(text('day')) ? text('day') : '',
    sort: oneOf(['name', 'role', 'department', 'status'], text('sort'), plain.sort),
    order: oneOf(['asc', 'desc'], text('order'), plain.order),
    pages: Number.isInteger(pages) && pages > 0 && pages <= 100 ? pages : plain.pages,
    person: id.test(text('person')) ? text('person') : '',
  }
}

const written = (address: PeopleAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address)
      .filter(([name, value]) => value !== plain[name as keyof PeopleAddress])
      .map(([name, value]) => [name, String(value)]),
  )

/** How many filters are set, apart from the search. */
export const filtersOf = ({ department, shift, role, status }: PeopleAddress): number =>
  [department, shift, role, status].filter((value) => value !== '').length

/** `visit` adds a step for Back to undo, `adjust` does not. */
export const usePeopleAddress = () => {
  const [params, setParams] = usePanelParams()
  const address = read(params)
  /** Where the page is going; on a slow device, a filter is chosen before what was typed has been rendered. */
  const next = useRef(address)
  useEffect(() => {
    next.current = read(params)
  }, [params])
  const go = (part: Partial<PeopleAddress>, replace: boolean) => {
    const tab = params.get('tab')
    next.current = { ...next.current, ...part }
    setParams({ ...(tab !== null && { tab }), ...written(next.current) }, { replace, preventScrollReset: true })
  }
  return {
    address,
    visit: (part: Partial<PeopleAddress>) => go(part, false),
    adjust: (part: Partial<PeopleAddress>) => go(part, true),
  }
}
