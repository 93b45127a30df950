import {
  hasPassed,
  judge,
  type Judgement,
  type Load,
  type LoadProgress,
  type LoadSummary,
  type LoadTest,
  provesItself,
  runLoadTest,
  type Thresholds,
} from '../../src/core/performance/index.ts'
import { syntheticNames } from '../../src/texts/performance/performance.ts'
import { Failure } from '../failure.ts'
import { withApplication } from '../with-application.ts'

export interface Outcome {
  summary: LoadSummary
  judgements: Judgement[]
  passed: boolean
}

const patienceMs = 5_000

const askAt = (url: string) => async (challenge: string) => {
  const query = new URLSearchParams({ challenge, address: url }).toString()
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(`${url}/api/health/proof?${query}`, { redirect: 'manual', signal }).catch(() => {
    throw new Failure(`${url} adresinde çalışan bir Tabldot sunucusu bulunamadı.`, 1, { code: 'server.unreachable' })
  })
  if (answer.status === 429)
    throw new Failure(`${url} kendisini çok sık kanıtladı. Bir dakika sonra yeniden deneyin.`, 1, {
      code: 'limit.exceeded',
    })
  const { proof } = (await answer.json().catch(() => ({}))) as { proof?: unknown }
  return answer.ok && typeof proof === 'string' ? proof : ''
}

/** Sends a server nothing but a challenge until it has proved that it uses the configured database. */
export const pressServer = (
  test: LoadTest,
  load: Load,
  thresholds: Thresholds,
  onSecond: (progress: LoadProgress) => void,
): Promise<Outcome> =>
  withApplication(async (use) => {
    if (!(await use(provesItself)(load.url, askAt(load.url))))
      throw new Failure(
        `${load.url} bu kurulumun sunucusu olduğunu kanıtlamadı; yük testi yapılmadı. Komutu sunucunun DATABASE_URL ayarıyla çalıştırın, adres olarak PUBLIC_URL ayarındakini ya da sunucunun kendi IP adresini verin.`,
        1,
        { code: 'server.unproven' },
      )
    const summary = await use(runLoadTest)(test, load, syntheticNames, onSecond)
    const judgements = judge(summary, thresholds)
    return { summary, judgements, passed: hasPassed(judgements) }
  })
