import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { reasons } from '../../../src/texts/reasons.ts'
import { useFindCompanyQuery } from '../../api/generated-sign-in.ts'
import { Skeleton } from '../../shared/feedback/skeletons.tsx'
import { Panel } from '../../shared/panel.tsx'
import { problemText, statusOf } from '../../shared/problem-text.ts'
import { useIsFramed } from '../../shared/session/framed.ts'
import { useSession } from '../../shared/session/session-context.ts'
import { firstAccount, fits } from './account.ts'
import { Brand } from './brand.tsx'
import { linkIn, modeIn } from './modes.ts'
import { SignInModes } from './sign-in-modes.tsx'

const SlipSignIn = lazy(async () => ({ default: (await import('./slip-sign-in.tsx')).SlipSignIn }))

const useStyles = makeStyles({
  page: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
  branded: {
    '@media (min-width: 900px)': { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(360px, 5fr) 7fr' },
  },
  main: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    padding: '16px',
    '@media (min-width: 900px)': { padding: 'max(32px, 12dvh) 32px 32px' },
  },
  panel: { width: '100%', maxWidth: '460px' },
})

/** Of a link that was copied badly the server says only that it is no short name. */
const linkProblem = (error: unknown): string =>
  statusOf(error) === 400
    ? reasons.linkUnknown
    : problemText(error, 'Bağlantıdaki şirket alınamadı. Şirketinizi adıyla arayın.')

/** Waits for the company that a link names; the rest of the page is there meanwhile. */
export const SignInPage = ({ slipCode }: { slipCode?: string | undefined }) => {
  const styles = useStyles()
  const { lastAccount } = useSession()
  const [search] = useSearchParams()
  const { slug, phone } = linkIn(search)
  const { data, error, isLoading } = useFindCompanyQuery({ slug: slug ?? '' }, { skip: !slug })
  const linked = slug ? data : undefined
  const [remembered] = useState(lastAccount.recall)
  const isFramed = useIsFramed()
  /** Entering forgets what was loaded, so that this page, while it is still there, begins anew. */
  const [isEntering, setEntering] = useState(false)
  const [refused, setRefused] = useState<{ code: string; problem: string }>()
  const own = remembered !== null && fits(remembered, linked, phone) ? remembered : null
  return (
    <div className={mergeClasses(styles.page, !isFramed && styles.branded)}>
      {!isFramed && <Brand isWelcome={slug ? error === undefined : own !== null && modeIn(search) === undefined} />}
      <main className={styles.main}>
        <Panel className={styles.panel}>
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
        </Panel>
      </main>
    </div>
  )
}
