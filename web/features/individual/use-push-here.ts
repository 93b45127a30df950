import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useGetPushKeyQuery, useSubscribeToPushMutation } from '../../api/generated-eating.ts'
import type { WithSession } from '../../frame/session/session-slice.ts'
import { subscribeDevice } from '../../frame/push/device-subscription.ts'
import { onPushChanged, onPushOpened } from '../../frame/push/on-push-opened.ts'
import { wantedHere } from '../../frame/push/wanted-here.ts'
import { useAreaPath } from './use-area-path.ts'
import { useOneself } from '../../frame/scope/use-oneself.ts'

/**
 * If the person wants notifications on this device, subscribes again whenever the app or a session starts: the server
 * forgets the device with the session, and the browser may change its subscription. One request at a time, so that the
 * server ends up with the newest address. Also opens the page of a clicked notification.
 */
export const usePushHere = (): void => {
  const { companyId, userId } = useOneself()
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  const navigate = useNavigate()
  const pathTo = useAreaPath()
  const [isWanted] = useState(
    () => wantedHere.by(userId) && 'Notification' in window && Notification.permission === 'granted',
  )
  const { data } = useGetPushKeyQuery(undefined, { skip: !isWanted })
  const publicKey = data?.publicKey ?? null
  const [subscribe] = useSubscribeToPushMutation()

  useEffect(() => {
    if (isExpired || publicKey === null) return
    const renew = async () =>
      subscribe({ companyId, userId, pushSubscription: await subscribeDevice(publicKey) }).unwrap()
    let last: Promise<unknown> = Promise.resolve()
    const tryToRenew = () => void (last = last.then(renew).catch(() => undefined))
    tryToRenew()
    return onPushChanged(tryToRenew)
  }, [companyId, userId, isExpired, publicKey, subscribe])

  useEffect(() => onPushOpened('/app', (page) => void navigate(pathTo(page || 'dashboard'))), [navigate, pathTo])
}
