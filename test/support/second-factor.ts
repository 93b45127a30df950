import { TOTP } from 'otpauth'
import type { AnswerOf } from '../../src/http/contract/contract-types.ts'
import type { Product } from './product.ts'
import { password } from './world.ts'

/** What somebody's authenticator app shows once the time of its last code is over, so that no code is used twice. */
export const nextCode = ({ clock }: Pick<Product, 'clock'>, secret: string): string => {
  clock.pass(30)
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
}

/** Switches two-step verification on for whoever is signed in with this token. */
export const secure = async (product: Product, as: string): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = (await product.call('startSecondFactor', { as, body: { password } })).body
  const { body } = await product.call('switchOnSecondFactor', { as, body: { code: nextCode(product, secret) } })
  return { secret, recoveryCodes: body.recovery_codes }
}

type Step = Extract<AnswerOf<'login'>, { second_step: object }>['second_step']

/** What the answer to a right password says about the second step; undefined if a session was opened. */
export const stepIn = (answer: object): Step | undefined => (answer as { second_step?: Step }).second_step
export const challengeIn = (answer: object): string => stepIn(answer)?.challenge ?? 'none'
