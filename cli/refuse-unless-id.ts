import { wrongUsage } from './failure.ts'

/** `whose` is a Turkish genitive; `list` is the command that shows the ids. */
export const refuseUnlessId = (text: string, whose: string, list: string): void => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw wrongUsage(`"${text}" bir ${whose} kimliği değil; kimlikler "${list}" ile görülür.`)
}
