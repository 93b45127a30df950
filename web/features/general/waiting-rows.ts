import {
  CalculatorRegular,
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
import { addDays, daysBetween, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import type { CateringDashboard, EndingContract, WaitingPeople } from '../../api/generated.ts'
import { formatDate, formatInstantDay, todayIn } from '../../ui/words/dates.ts'
import { onDate } from '../../../src/texts/kernel/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

/** Everything of one kind that waits for the person, with a link to the page where it is done. */
export type WaitingLine = {
  key: string
  Icon: FluentIcon
  title: string
  facts: string
  to: string
  /** Stands for things of several firms, which the page lists. */
  isGroup?: boolean
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
  privacy_requests: privacyRequests,
  privacy_due_on: privacyDue = null,
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
  ...(privacyDue === null
    ? []
    : [
        {
          key: 'privacy',
          Icon: DocumentRegular,
          title: `${formatNumber(privacyRequests)} veri talebi yanıt bekliyor`,
          facts: `yasal son gün ${formatDate(privacyDue)}`,
          to: '../employees?tab=privacy',
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

type Contracts = {
  /** Only caterings receive offers and are asked for a price. */
  waiting_offers?: number
  waiting_price_requests?: number
  waiting_terminations: number
  /** Those with suppliers, which a catering decides on another page. */
  waiting_supplier_terminations?: number
  /** Suppliers settle nothing. */
  waiting_statements?: number
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

const terminationRow = (count: number, page: 'corporates' | 'caterings' | 'suppliers'): WaitingLine[] =>
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

const endingRow = (
  [first]: readonly EndingContract[],
  count: number,
  page: 'corporates' | 'caterings',
): WaitingLine[] => {
  if (first === undefined) return []
  const list = page === 'corporates' ? '../corporates?tab=firms&sort=end' : '../caterings?tab=firms'
  const line = { key: 'ending', Icon: CalendarClockRegular }
  return count === 1
    ? [{ ...line, title: first.company_name, facts: endOf(first), to: `${list}&partnership=${first.partnership_id}` }]
    : [
        {
          ...line,
          title: `${formatNumber(count)} sözleşmenin süresi bitiyor ya da doldu`,
          facts: `en yakını ${first.company_name}, ${formatDate(first.end_date)}`,
          to: list,
          isGroup: true,
        },
      ]
}

/** `page` is where the company lists its partners. */
export const contractRows = (
  {
    pending_orders: orders = 0,
    waiting_offers: offers = 0,
    waiting_price_requests: priceRequests = 0,
    waiting_terminations: terminations,
    waiting_supplier_terminations: ofSuppliers = 0,
    waiting_statements: statements = 0,
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
  ...(priceRequests === 0
    ? []
    : [
        {
          key: 'priceRequests',
          Icon: DocumentRegular,
          title: `${formatNumber(priceRequests)} firma fiyat soruyor`,
          facts: 'fiyat verebilir ya da geri çevirebilirsiniz',
          to: `../${page}?tab=offers`,
        },
      ]),
  ...(statements === 0
    ? []
    : [
        {
          key: 'statements',
          Icon: CalculatorRegular,
          title: `${formatNumber(statements)} mutabakat sizi bekliyor`,
          facts: 'düzeltmeleri yanıtlayın ya da onaylayın',
          to: `../${page}?tab=statements`,
        },
      ]),
  ...terminationRow(terminations, page),
  ...terminationRow(ofSuppliers, 'suppliers'),
  ...endingRow(ending, endingCount, page),
]

type Needs = Pick<NonNullable<CateringDashboard['needs']>, 'missing_menus' | 'pending_requests'>

const dayWithoutMenu = (date: string): string =>
  date === addDays(todayIn(), 1) ? 'yarın' : formatDate(date, 'dayAndMonth')

/** Fabrika 1 ve 6 firma daha */
const firstOf = (firms: number, { name }: { name: string }): string =>
  firms === 1 ? name : `${name} ve ${formatNumber(firms - 1)} firma daha`

/** `kitchenOf` returns the address of a firm's kitchen. */
export const kitchenRows = (
  { missing_menus: days, pending_requests: requests }: Needs,
  kitchenOf: (corporateId: string) => string,
): WaitingLine[] => [
  ...days.map(({ date, firms, first_firm: first }) => ({
    key: `menus ${date}`,
    Icon: CalendarClockRegular,
    title: `${formatNumber(firms)} firmanın ${dayWithoutMenu(date)} için menüsü yok`,
    facts: firstOf(firms, first),
    ...(firms === 1
      ? { to: `${kitchenOf(first.id)}?tab=menu` }
      : { to: `../corporates?tab=menus&missing=${date}`, isGroup: true }),
  })),
  ...(requests === null
    ? []
    : [
        {
          key: 'requests',
          Icon: ChatRegular,
          title: `${formatNumber(requests.total)} istek yanıt bekliyor`,
          facts: `${firstOf(requests.firms, requests.first_firm)} · ${waitingSince(requests.oldest_at, requests.total)}`,
          ...(requests.firms === 1
            ? { to: `${kitchenOf(requests.first_firm.id)}?tab=requests` }
            : { to: '../corporates?tab=requests&status=pending', isGroup: true }),
        },
      ]),
]
