import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { reasons } from '../../../src/texts/kernel/reasons.ts'
import { useFindCompanyQuery } from '../../api/generated-sign-in.ts'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { problemText, statusOf } from '../../ui/words/problem-text.ts'
import { useSession } from '../../frame/session/session-context.ts'
import { firstAccount, fits } from './account.ts'
import { EntryFrame } from './entry-frame.tsx'
import { linkIn, modeIn } from './modes.ts'
import { SignInModes } from './sign-in-modes.tsx'

const SlipSignIn = lazy(async () => ({ default: (await import('./slip-sign-in.tsx')).SlipSignIn }))

/** For a badly copied link the server only says that the slug is invalid. */
const linkProblem = (error: unknown): string =>
  statusOf(error) === 400
    ? reasons.linkUnknown
    : problemText(error, 'Bağlantıdaki şirket alınamadı. Şirketinizi adıyla arayın.')

/** Waits for the company named by a link; the rest of the page is shown meanwhile. */
export const SignInPage = ({ slipCode }: { slipCode?: string | undefined }) => {
  const { lastAccount } = useSession()
  const [search] = useSearchParams()
  const { slug, phone } = linkIn(search)
  const { data, error, isLoading } = useFindCompanyQuery({ slug: slug ?? '' }, { skip: !slug })
  const linked = slug ? data : undefined
  const [remembered] = useState(lastAccount.recall)
  /** Signing in resets the cache, which would restart this page while it is still shown. */
  const [isEntering, setEntering] = useState(false)
  const [refused, setRefused] = useState<{ code: string; problem: string }>()
  const own = remembered !== null && fits(remembered, linked, phone) ? remembered : null
  return (
    <EntryFrame isWelcome={slug ? error === undefined : own !== null && modeIn(search) === undefined}>
      {isLoading || isEntering ? (
        <Skeleton shape="picture" />
      ) : slipCode !== undefined && linked !== undefined && refused?.code !== slipCode ? (
        <Suspense fallback={<Skeleton shape="picture" />}>
          <SlipSignIn
            key={slipCode}
            code={slipCode}
            company={linked}
            phone={phoneDigits(phone)}
            onUsed={() => setEntering(true)}
            onRefused={(problem) => setRefused({ code: slipCode, problem })}
          />
        </Suspense>
      ) : (
        <SignInModes
          key={slug}
          linked={linked}
          problem={error === undefined ? refused?.problem : linkProblem(error)}
          initial={firstAccount(linked, phone, remembered)}
          initiallyRemembered={refused === undefined ? own : null}
        />
      )}
    </EntryFrame>
  )
}
