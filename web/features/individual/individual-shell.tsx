import {
  AlertFilled,
  AlertRegular,
  ChatFilled,
  ChatRegular,
  FoodFilled,
  FoodRegular,
  HomeFilled,
  HomeRegular,
  PersonFilled,
  PersonRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsFramed } from '../../frame/session/framed.ts'
import { Bell, useUnread } from '../../domain/notifications/bell.tsx'
import { forgetAnswersBefore } from '../../frame/session/own-traces.ts'
import { useSession } from '../../frame/session/session-context.ts'
import { Shell } from '../../frame/shell/shell.tsx'
import { marks } from './avoided/load-marks.ts'
import { type Marking, MarksContext } from './avoided/marks-context.tsx'
import { groupedByDate, ownDays, waitsForChoice } from './menu-days.ts'
import { OutboxProvider } from './outbox/outbox-provider.tsx'
import { RatingsProvider } from './ratings/ratings-provider.tsx'
import { useAreaPath } from './use-area-path.ts'
import { useOneself } from '../../frame/scope/use-oneself.ts'
import { useMenu } from './use-menu.ts'
import { usePushHere } from './use-push-here.ts'

export const IndividualShell = ({ children }: { children: ReactNode }) => {
  const pathOf = useAreaPath()
  const { pathname } = useLocation()
  const oneself = useOneself()
  const isFramed = useIsFramed()
  const { days = [] } = useMenu()
  usePushHere()
  const token = useSession().token()
  useEffect(() => {
    if (token !== null) forgetAnswersBefore(token)
  }, [token])
  const [marking, setMarking] = useState<Marking>()
  const unread = useUnread()
  const waiting = groupedByDate(ownDays(days)).filter(waitsForChoice).length
  return (
    <OutboxProvider key={`${oneself.companyId} ${oneself.userId}`}>
      <RatingsProvider>
        <Shell
          isEating
          bell={<Bell to={pathOf('bildirimler')} />}
          items={[
            { to: pathOf('dashboard'), title: 'Ana sayfa', Icon: HomeRegular, ActiveIcon: HomeFilled },
            { to: pathOf('secim'), title: 'Yemek seç', Icon: FoodRegular, ActiveIcon: FoodFilled, waiting },
            { to: pathOf('sectiklerim'), title: 'Seçtiklerim', Icon: StarRegular, ActiveIcon: StarFilled },
            { to: pathOf('istek-oneri'), title: 'İstek/öneri', Icon: ChatRegular, ActiveIcon: ChatFilled },
            {
              to: pathOf('hesabim'),
              title: 'Hesabım',
              Icon: PersonRegular,
              ActiveIcon: PersonFilled,
              isOpen: pathname.startsWith(pathOf('hesabim')),
            },
            ...(isFramed
              ? [
                  {
                    to: pathOf('bildirimler'),
                    title: 'Bildirimler',
                    Icon: AlertRegular,
                    ActiveIcon: AlertFilled,
                    waiting: unread,
                  },
                ]
              : []),
          ]}
        >
          <MarksContext value={marking}>
            {marks.Watched && <marks.Watched onMark={setMarking} />}
            {children}
          </MarksContext>
        </Shell>
      </RatingsProvider>
    </OutboxProvider>
  )
}
