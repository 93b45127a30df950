import { allOf, anyOf } from '../kernel/lists.ts'
import type { CompanyType, Role } from '../../core/actors/rules.ts'
import { companyTypeLabels, roleLabels } from './labels.ts'

/** Who may call an operation, as the contract describes it; the HTTP layer's `DescribedPermission` has this shape. */
interface Told {
  when?: Record<string, unknown>
  who: 'everybody' | 'operator' | 'anybody_signed_in' | 'administrator' | 'company' | 'key'
  company_types?: readonly CompanyType[]
  roles?: readonly Role[]
  own_only?: true
  partners_only?: true
  or_key?: true
  or_administrator?: true
  even_with_one_time_password?: true
}

const conditionOf = (when: Record<string, unknown>): string =>
  `${allOf(Object.entries(when).map(([name, value]) => (value === 'given' ? `\`${name}\` verilirse` : `\`${name}\` \`${String(value)}\` ise`)))}: `

const staffRoles = Object.keys(roleLabels).length - 1
const rolesOf = (roles: readonly Role[]): string => {
  if (roles.length > staffRoles) return 'Bütün roller'
  if (roles.length === staffRoles && !roles.includes('individual'))
    return `${roleLabels.individual} dışındaki bütün roller`
  return anyOf(roles.map((role) => `${roleLabels[role]} (\`${role}\`)`))
}

const companyText = ({ company_types: types = [], roles = [], ...told }: Told): string =>
  [
    `${allOf(types.map((type) => companyTypeLabels[type]))}: ${rolesOf(roles)}`,
    ...(told.own_only ? ['yalnızca kendisi için'] : []),
    ...(told.partners_only ? ['yalnızca aktif ortakları için'] : []),
    ...(told.even_with_one_time_password ? ['tek kullanımlık şifresini henüz değiştirmeyenler de'] : []),
    ...(told.or_key ? ['aynı rolde yazılım anahtarları da'] : []),
    ...(told.or_administrator ? ['platform yöneticileri de'] : []),
  ].join('; ')

const texts = {
  everybody: () => 'Herkes; oturum gerekmez',
  operator: () => 'Kurulumu işletenin anahtarı; oturum gerekmez',
  anybody_signed_in: () => 'Oturumu olan herkes',
  administrator: () => 'Platform yöneticileri',
  company: companyText,
  key: () => 'Yazılım anahtarları',
} satisfies Record<Told['who'], (told: Told) => string>

/** Who may call an operation. */
export const whoText = (permissions: readonly Told[]): string => {
  const lines = permissions.map((told) => `${told.when ? conditionOf(told.when) : ''}${texts[told.who](told)}.`)
  const [only] = lines
  return lines.length === 1
    ? `**Kimler çağırabilir:** ${only}`
    : `**Kimler çağırabilir:**\n${lines.map((line) => `- ${line}`).join('\n')}`
}

interface Row {
  status: number
  code: string
  sentence: string
}

const listOf = (refusals: readonly Row[]): string =>
  refusals.map(({ status, code, sentence }) => `- ${status} \`${code}\`: ${sentence}`).join('\n')

/** What an operation refuses. */
export const refusalsText = (refusals: readonly Row[]): string => `**Neleri reddeder:**\n${listOf(refusals)}`

/** The refusals of all operations, collapsed because the list is long. */
export const allRefusalsText = (refusals: readonly Row[]): string =>
  `<details>\n<summary>Hata kodları</summary>\n\nCümlelerdeki sayılar ve adlar örnektir.\n\n${listOf(refusals)}\n\n</details>`
