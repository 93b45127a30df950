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
import { daysBetween, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import type { CateringDashboard, EndingContract, WaitingPeople } from '../../api/generated.ts'
import { formatDate, formatInstantDay, todayIn } from '../../shared/dates.ts'
import { onDate } from '../../../src/texts/dates.ts'
import { formatNumber } from '../../shared/numbers.ts'

/** Something that waits for whoever looks, and the page where it is done. */
export type WaitingRow = { key: string; Icon: FluentIcon; title: string; facts: string; to: string }

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
  reset_requests: forgetful,
}: WaitingPeople): WaitingRow[] => [
  ...(oldest === null
    ? []
    : [
        {
          key: 'applications',
          Icon: PersonAddRegular,
          title: `${formatNumber(applications)} başvuru bekliyor`,
          facts: waitingSince(oldest, applications),
          to: '../employees?tab=applications',
        },
      ]),
  ...(forgetful === 0
    ? []
    : [
        {
          key: 'forgetful',
          Icon: LockClosedRegular,
          title: `${formatNumber(forgetful)} kişi şifresini unuttu`,
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

type Contracts = {
  /** Only a catering receives offers. */ waiting_offers?: number
  waiting_terminations: number
  /** Those with suppliers, which a catering decides elsewhere. */ waiting_supplier_terminations?: number
  /** Only a supplier receives orders. */ pending_orders?: number
  /** A supplier's partnerships have no end that was agreed. */ ending_contracts?: readonly EndingContract[]
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

/** `page` is where the company has its partners. */
export const contractRows = (
  {
    pending_orders: orders = 0,
    waiting_offers: offers = 0,
    waiting_terminations: terminations,
    waiting_supplier_terminations: ofSuppliers = 0,
    ending_contracts: ending = [],
  }: Contracts,
  page: 'corporates' | 'caterings',
): WaitingRow[] => [
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
  ...ending.map((contract) => ({
    key: contract.partnership_id,
    Icon: CalendarClockRegular,
    title: contract.company_name,
    facts: endOf(contract),
    to: `../${page}?${page === 'corporates' ? 'tab=firms&firms=contracted&' : ''}partnership=${contract.partnership_id}`,
  })),
]

type Kitchen = NonNullable<CateringDashboard['needs']>['kitchens'][number]

/** `kitchenOf` makes the address of a firm's kitchen. */
export const kitchenRows = (kitchens: readonly Kitchen[], kitchenOf: (corporateId: string) => string): WaitingRow[] =>
  kitchens.map(({ corporate_id, corporate_name, menu_missing_on: missingOn, pending_requests: requests }) => ({
    key: corporate_id,
    Icon: missingOn === null ? ChatRegular : CalendarClockRegular,
    title: corporate_name,
    facts: [
      missingOn !== null && `${formatDate(missingOn, 'dayAndMonth')} için menü eksik`,
      requests > 0 && `${formatNumber(requests)} istek yanıt bekliyor`,
    ]
      .filter(Boolean)
      .join(', '),
    to: `${kitchenOf(corporate_id)}?tab=${missingOn === null ? 'requests' : 'menu'}`,
  }))
