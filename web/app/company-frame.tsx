import type { ReactNode } from 'react'
import { companyTypeLabels } from '../../src/texts/access/labels.ts'
import { useCountUnreadMessagesQuery, useListApplicationsQuery } from '../api/generated.ts'
import { useCountWaitingQuery } from '../api/generated-panels.ts'
import { useCan, useCompany, useScope } from '../frame/scope/company-scope.ts'
import { useIsFramed } from '../frame/session/framed.ts'
import { Shell } from '../frame/shell/shell.tsx'
import { whileWatched } from '../ui/while-watched.ts'
import { Bell, useUnread } from '../domain/notifications/bell.tsx'
import { companyTabs, notifications } from './company-tabs.ts'

type Props = {
  /** The name of the open tab. */
  open: string
  /** The address of a tab, in the same form as that of the open page. */
  addressOf: (name: string) => string
  children: ReactNode
}

/** The dashboard around a company's page. The three company types differ only in their table of tabs. */
export const CompanyFrame = ({ open, addressOf, children }: Props) => {
  const { type } = useScope().company
  const isFramed = useIsFramed()
  const mayDecide = useCan('manageEmployees')
  const { data } = useListApplicationsQuery({ ...useCompany(), status: 'pending', limit: 1 }, { skip: !mayDecide })
  const { data: unread } = useCountUnreadMessagesQuery(useCompany(), {
    skip: !useCan('useMail'),
    ...whileWatched,
  })
  const mayAnswer = useCan('manageContracts')
  const { data: contracts } = useCountWaitingQuery(useCompany(), {
    skip: !mayAnswer,
    ...whileWatched,
  })
  const waiting: Readonly<Record<string, number | undefined>> = {
    employees: data?.total,
    corporates:
      contracts &&
      contracts.received_offers +
        contracts.received_terminations -
        contracts.received_supplier_terminations +
        contracts.awaiting_statements,
    suppliers: contracts && contracts.changed_orders + contracts.received_supplier_terminations,
    caterings: contracts && contracts.received_terminations + contracts.awaiting_statements,
    orders: contracts?.pending_orders,
    mail: unread?.unread.inbox,
    notifications: useUnread(),
  }
  const tabs = companyTabs[type].filter(({ isBehindBell }) => isFramed || !isBehindBell)
  const items = tabs.map(({ name, title, Icon, ActiveIcon, isApart }) => ({
    to: addressOf(name),
    title,
    Icon,
    ActiveIcon,
    isApart,
    isOpen: name === open,
    waiting: waiting[name],
  }))
  return (
    <Shell label={`${companyTypeLabels[type]} Paneli`} items={items} bell={<Bell to={addressOf(notifications.name)} />}>
      {children}
    </Shell>
  )
}
