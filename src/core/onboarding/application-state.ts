import { Tokens } from '../access/index.ts'
import { Limits, refusals, takeWithin, useCase } from '../shared/index.ts'
import { type ApplicationState } from './application.ts'
import { Applications } from './ports.ts'

export const applicationStateRefusal = refusals({ 'application.link_unknown': 'missing' })

/** An open page polls once a minute. Nobody can guess 256 bits, so this need not be strict. */
const readsPerHour = 600

/** Returns the state of an application to whoever has its link (rule I13). */
export const getApplicationState = useCase(
  [Applications, Tokens, Limits],
  (applications, tokens, limits) =>
    async ({ linkSecret, address }: { linkSecret: string; address: string }): Promise<ApplicationState> => {
      await takeWithin(limits, `application-state:${address}`, readsPerHour, 3600)
      const state = await applications.stateOf(tokens.hashOf(linkSecret))
      if (state === null) throw applicationStateRefusal('application.link_unknown')
      return state
    },
)
