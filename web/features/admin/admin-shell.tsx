import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useGetPlatformOverviewQuery } from '../../api/generated-admin.ts'
import type { NavItem } from '../../frame/shell/nav-item.ts'
import { ShellFrame } from '../../frame/shell/shell-frame.tsx'
import { AccountMenu } from '../../frame/shell/account-menu.tsx'
import { desk } from '../../ui/device/use-media.ts'

const useStyles = makeStyles({
  mark: { flexShrink: 0, width: '34px', height: '34px', [desk]: { width: '28px', height: '28px' } },
})

const checkMs = 60_000

type Props = { items: readonly NavItem[]; children: ReactNode }

/** The frame of the administrators' pages; polls for waiting applications every minute. */
export const AdminShell = ({ items, children }: Props) => {
  const { data } = useGetPlatformOverviewQuery(undefined, {
    pollingInterval: checkMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const waitingAt: Readonly<Record<string, number | undefined>> = { '/admin/applications': data?.waiting_applications }
  return (
    <ShellFrame
      items={items.map((item) => ({ ...item, waiting: waitingAt[item.to] }))}
      mark={<img className={useStyles().mark} src="/favicon.svg" alt="" />}
      name="Tabldot"
      label="Yönetim"
      menu={
        <AccountMenu name={data?.administrator.username ?? 'Yönetici'} role="Platform yöneticisi" hasSecondFactor />
      }
    >
      {children}
    </ShellFrame>
  )
}
