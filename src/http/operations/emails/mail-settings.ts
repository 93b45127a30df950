import type { Member } from '../../../core/actors/rules.ts'
import {
  canSwitchOff,
  confirmEmail,
  isOnByDefault,
  kindsAlwaysSent,
  kindsConcerning,
  Mailer,
  sendConfirmation,
  switchEmailKinds,
  unsubscribe,
} from '../../../core/emails/index.ts'
import { changeOwnEmail, employeeRefusal } from '../../../core/workforce/index.ts'
import { MailSettingsReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

export const mailSettingsOperations = (use: OperationUse) => {
  const reads = use(MailSettingsReads)
  const mailer = use(Mailer)

  const settingsOf = async ({ companyId, userId, role, companyType }: Member) => {
    const own = await reads.ofPerson(companyId, userId)
    if (own === null) throw employeeRefusal('employee.missing')
    const { switches, ...address } = own
    const kinds = [...kindsAlwaysSent(role), ...kindsConcerning(role, companyType)].map((kind) => ({
      kind,
      is_on: canSwitchOff(kind) ? (switches[kind] ?? isOnByDefault(kind)) : true,
      can_switch_off: canSwitchOff(kind),
    }))
    return { ...address, is_on: mailer.isOn, kinds }
  }

  return {
    confirmEmail: command(async ({ body: { token } }) => {
      await use(confirmEmail)(token)
      return { success: true }
    }),
    unsubscribe: command(async ({ query: { token } }) => ({
      success: true,
      kind: await use(unsubscribe)(token),
    })),
    getMailSettings: read(({ member }) => settingsOf(member)),
    saveMailSettings: command(async ({ member, body: { email, kinds } }) => {
      if (email !== undefined) await use(changeOwnEmail)(member, email)
      if (kinds !== undefined)
        await use(switchEmailKinds)(
          member,
          kinds.map(({ kind, is_on: isOn }) => ({ kind, isOn })),
        )
      return settingsOf(member)
    }),
    sendConfirmation: command(async ({ member: { companyId, userId } }) => {
      await use(sendConfirmation)(companyId, userId)
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
