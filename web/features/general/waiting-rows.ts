import {
  CalendarClockRegular,
  ChatRegular,
  DocumentRegular,
  KeyRegular,
  LockClosedRegular,
  PersonAddRegular,
  ReceiptRegular,
  WarningRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { maxWaitingApplications } from '../../../src/core/onboarding/rules.ts'
import { daysBetween, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import type { CateringDashboard, EndingContract, WaitingPeople } from '../../api/generated.ts'
import { formatDate, formatInstantDay, todayIn } from '../../ui/words/dates.ts'
import { onDate } from '../../../src/texts/kernel/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

/** Something waiting for the person, with a link to the page where it is done. */
export type WaitingRow = { key: string; Icon: FluentIcon; title: string; facts: string; to: string }

/** Everything of one kind that is waiting: a single line that stands for its rows until they are expanded. */
export type WaitingLine = WaitingRow & { rows?: readonly WaitingRow[] }

/** `rows` are the first of `count`; the rest are on the page that `line` links to. A single one is shown as itself. */
const folded = (line: WaitingRow, count: number, rows: readonly WaitingRow[]): WaitingLine[] => {
  if (rows.length <= 1 && count <= 1) return [...rows]
  const more = count - rows.length
  const rest = {
    ...line,
    key: `${line.key} rest`,
    title: `ve ${formatNumber(more)} firma daha`,
    facts: 'hepsi firmalar sayfasında',
  }
  return [{ ...line, rows: more > 0 ? [...rows, rest] : rows }]
}

const waitingSince = (instant: string, count: number): string => {
  const days = daysBetween(localDateAt(new Date(instant), homeTimezone), todayIn())
  const since = days <= 0 ? 'bugün geldi' : `${formatNumber(days)} gündür bekliyor`
  return count === 1 ? since : `en eskisi ${since}`
}

const expiryOf = (instant: string, count: number): string => {
  const whose = count === 1 ? 'şifresinin süresi' : 'şifrelerin süresi'
  return new Date(instant) < new Date()
    ? `${count === 1 ? whose : 'ilk şifrenin süresi'} doldu`
    : `${whose} ${formatInstantDay(instant)} tarihinde dolar`
}

export const peopleRows = ({
  pending_applications: applications,
  oldest_application_at: oldest,
  never_signed_in: newcomers,
  passwords_expire_at: expiry,
  reset_requests: resetRequests,
}: WaitingPeople): WaitingLine[] => [
  ...(oldest === null
    ? []
    : [
        {
          key: 'applications',
          Icon: PersonAddRegular,
          title: `${formatNumber(applications)} başvuru bekliyor`,
          facts: applications >= maxWaitingApplications ? 'yeni başvuru alınmıyor' : waitingSince(oldest, applications),
          to: '../employees?tab=applications',
        },
      ]),
  ...(resetRequests === 0
    ? []
    : [
        {
          key: 'resetRequests',
          Icon: LockClosedRegular,
          title: `${formatNumber(resetRequests)} kişi şifresini unuttu`,
          facts: 'yeni tek kullanımlık şifre bekliyor',
          to: '../employees?status=reset',
        },
      ]),
  ...(expiry === null
    ? []
    : [
        {
          key: 'newcomers',
          Icon: KeyRegular,
          title: `${formatNumber(newcomers)} kişi ilk girişini tamamlamadı`,
          facts: expiryOf(expiry, newcomers),
          to: '../employees?status=newcomers',
        },
      ]),
]

/** Shows the catering's firms with a contract. */
export const contracted = '?tab=firms&firms=contracted'

type Contracts = {
  /** Only caterings receive offers. */
  waiting_offers?: number
  waiting_terminations: number
  /** Those with suppliers, which a catering decides on another page. */
  waiting_supplier_terminations?: number
  /** Only suppliers receive orders. */
  pending_orders?: number
  /** A supplier's partnerships have no agreed end. */
  ending_contracts?: readonly EndingContract[]
  ending_contract_count?: number
}

const endOf = ({ days_left: days, end_date: end }: EndingContract): string => {
  if (days < 0) return `Sözleşmenin süresi ${onDate(end)} doldu`
  return days === 0 ? 'Sözleşme bugün bitiyor' : `Sözleşmenin bitmesine ${formatNumber(days)} gün kaldı`
}

const terminationRow = (count: number, page: 'corporates' | 'caterings' | 'suppliers'): WaitingRow[] =>
  count === 0
    ? []
    : [
        {
          key: `terminations ${page}`,
          Icon: WarningRegular,
          title: `${formatNumber(count)} fesih talebi kararınızı bekliyor`,
          facts: `${page === 'suppliers' ? 'tedarikçilerle; ' : ''}karar verilene kadar her şey sürer`,
          to: `../${page}?tab=terminations`,
        },
      ]

/** `page` is where the company lists its partners. */
export const contractRows = (
  {
    pending_orders: orders = 0,
    waiting_offers: offers = 0,
    waiting_terminations: terminations,
    waiting_supplier_terminations: ofSuppliers = 0,
    ending_contracts: ending = [],
    ending_contract_count: endingCount = 0,
  }: Contracts,
  page: 'corporates' | 'caterings',
): WaitingLine[] => [
  ...(orders === 0
    ? []
    : [
        {
          key: 'orders',
          Icon: ReceiptRegular,
          title: `${formatNumber(orders)} sipariş bekliyor`,
          facts: 'onaylayıp hazırlamaya başlayabilirsiniz',
          to: '../orders',
        },
      ]),
  ...(offers === 0
    ? []
    : [
        {
          key: 'offers',
          Icon: DocumentRegular,
          title: `${formatNumber(offers)} teklif yanıt bekliyor`,
          facts:
            offers === 1
              ? 'kabul edebilir ya da reddedebilirsiniz'
              : 'her birini kabul edebilir ya da reddedebilirsiniz',
          to: `../${page}?tab=offers`,
        },
      ]),
  ...terminationRow(terminations, page),
  ...terminationRow(ofSuppliers, 'suppliers'),
  ...folded(
    {
      key: 'ending',
      Icon: CalendarClockRegular,
      title: `${formatNumber(endingCount)} sözleşmenin süresi bitiyor ya da doldu`,
      facts: ending[0] === undefined ? '' : `en yakını ${ending[0].company_name}, ${formatDate(ending[0].end_date)}`,
      to: `../${page}${page === 'corporates' ? contracted : ''}`,
    },
    endingCount,
    ending.map((contract) => ({
      key: contract.partnership_id,
      Icon: CalendarClockRegular,
      title: contract.company_name,
      facts: endOf(contract),
      to: `../${page}${page === 'corporates' ? `${contracted}&` : '?'}partnership=${contract.partnership_id}`,
    })),
  ),
]

type Needs = Pick<
  NonNullable<CateringDashboard['needs']>,
  'kitchens' | 'kitchens_without_menu' | 'kitchens_with_requests' | 'pending_requests'
>

/** `kitchenOf` returns the address of a firm's kitchen. */
export const kitchenRows = (needs: Needs, kitchenOf: (corporateId: string) => string): WaitingLine[] => {
  const missing = needs.kitchens.flatMap(({ corporate_id: id, corporate_name: title, menu_missing_on: date }) =>
    date === null
      ? []
      : [
          {
            key: `${id} menu`,
            Icon: CalendarClockRegular,
            title,
            facts: `${formatDate(date, 'dayAndMonth')} için menü eksik`,
            to: `${kitchenOf(id)}?tab=menu`,
            date,
          },
        ],
  )
  const asking = needs.kitchens.flatMap(({ corporate_id: id, corporate_name: facts, pending_requests: count }) =>
    count === 0
      ? []
      : [
          {
            key: `${id} requests`,
            Icon: ChatRegular,
            title: `${formatNumber(count)} istek yanıt bekliyor`,
            facts,
            to: `${kitchenOf(id)}?tab=requests`,
          },
        ],
  )
  const to = `../corporates${contracted}`
  const first = missing[0]
  return [
    ...folded(
      {
        key: 'menus',
        Icon: CalendarClockRegular,
        title: `${formatNumber(needs.kitchens_without_menu)} firmanın menüsü eksik`,
        facts: first === undefined ? '' : `en yakını ${formatDate(first.date, 'dayAndMonth')}: ${first.title}`,
        to,
      },
      needs.kitchens_without_menu,
      missing,
    ),
    ...folded(
      {
        key: 'requests',
        Icon: ChatRegular,
        title: `${formatNumber(needs.pending_requests)} istek yanıt bekliyor`,
        facts: `${formatNumber(needs.kitchens_with_requests)} firmadan`,
        to,
      },
      needs.kitchens_with_requests,
      asking,
    ),
  ]
}
