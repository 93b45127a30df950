import { allOf } from '../../../src/texts/kernel/lists.ts'
import { useContext } from 'react'
import { useLogoutMutation } from '../../api/generated-sign-in.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { useUnsavedGuard } from '../../ui/unsaved/unsaved-guard.ts'
import { statusOf } from '../../ui/words/problem-text.ts'
import { releaseDevice } from '../push/device-subscription.ts'
import { wantedHere } from '../push/wanted-here.ts'
import { ProfileContext } from '../session/profile-context.ts'
import { useSession } from '../session/session-context.ts'
import { sendUnsent } from '../session/before-sign-out.ts'
import { forgetOwn, unsentDates } from '../session/own-traces.ts'

const forDates = (dates: readonly string[], what: string): string[] =>
  dates.length === 0 ? [] : [`${allOf(dates.map((date) => formatDate(date, 'dayAndMonth')))} için ${what}`]

const unsentWarning = ({ choices, ratings }: ReturnType<typeof unsentDates>) => {
  const all = [...forDates(choices, 'yaptığınız seçim'), ...forDates(ratings, 'verdiğiniz puan')]
  return {
    frame: null,
    text: `${all.join(' ve ')} henüz gönderilmedi. Çıkış yaparsanız silinir.`,
    words: {
      title: `Gönderilmemiş ${choices.length > 0 ? 'seçiminiz' : 'puanınız'} var`,
      yes: 'Yine de çıkış yap',
      no: 'Vazgeç',
    },
  }
}

/** Ends the session on the server, and on this device even if the server cannot be reached. */
export const useSignOut = () => {
  const session = useSession()
  const guard = useUnsavedGuard()
  /** An administrator of the platform has no profile. */
  const profile = useContext(ProfileContext)
  const person = profile === null ? undefined : { companyId: profile.company.id, userId: profile.id }
  const [logout, { isLoading }] = useLogoutMutation()
  /** Leaves nothing of the person on the device. */
  const end = async (finish = session.end) => {
    const { error } = await logout()
    wantedHere.forget()
    forgetOwn(person)
    // The server does not know about the sign-out, so it may keep sending to this device.
    if (error !== undefined && statusOf(error) !== 401) await releaseDevice().catch(() => undefined)
    finish()
  }
  const askFirst = async (go: () => void) => {
    await sendUnsent()
    const unsent = person === undefined ? { choices: [], ratings: [] } : unsentDates(person)
    const isLeft = unsent.choices.length > 0 || unsent.ratings.length > 0
    /** Marked as unsaved for this question only: what is kept on the device is not lost by closing the page. */
    const release = isLeft ? guard.add({ current: unsentWarning(unsent) }) : undefined
    guard.leave(go)
    release?.()
  }
  return { signOut: () => askFirst(() => void end()), isSigningOut: isLoading, askFirst, end }
}
