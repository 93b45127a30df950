import { homeTimezone, localDateAt } from '../src/core/shared/index.ts'
import { oneTimePasswordDays } from '../src/core/workforce/index.ts'
import { say } from './terminal.ts'

export const sayOneTimePassword = (password: string, expiresAt: Date): void => {
  say(`Tek kullanımlık şifre (bir daha gösterilmez): ${password}`)
  say(`${oneTimePasswordDays} gün, ${localDateAt(expiresAt, homeTimezone)} tarihine kadar geçerli.`)
}
