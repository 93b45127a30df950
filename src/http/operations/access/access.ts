import {
  adminLogin,
  changePassword,
  createKey,
  login,
  logout,
  PageAddresses,
  requestPasswordReset,
  revokeKey,
  type SignedInMember,
  signInWithSlip,
} from '../../../core/access/index.ts'
import { capabilitiesOf } from '../../../core/actors/rules.ts'
import { messages } from '../../../texts/access/access.ts'
import { AccessReads } from '../../../reads/index.ts'
import {
  type Call,
  command,
  type Operations,
  read,
  secretCommand,
  steps,
  type OperationUse,
} from '../../server/operation.ts'

const sessionAnswer = ({ token, deviceToken, redirectUrl, mustChangePassword }: SignedInMember) => ({
  success: true as const,
  token,
  device_token: deviceToken,
  message: messages.signedIn,
  redirect_url: redirectUrl,
  must_change_password: mustChangePassword,
})

export const accessOperations = (use: OperationUse) => {
  const addresses = use(PageAddresses)
  const access = use(AccessReads)

  const passwordChange = async ({
    member,
    tokenHash,
    body,
  }: Call<'changeOwnPassword' | 'changeIndividualPassword'>) => {
    const { companyId, userId } = member
    await use(changePassword)({
      companyId,
      userId,
      tokenHash,
      currentPassword: body.current_password,
      newPassword: body.new_password,
    })
    return { success: true as const }
  }

  return {
    login: steps(async ({ body, address }) => {
      const { phone, password, company_id: companyId, company_type: companyType, device_token: deviceToken } = body
      return sessionAnswer(await use(login)({ phone, password, companyId, companyType, address, deviceToken }))
    }),
    signInWithSlip: steps(async ({ body, address }) => {
      const { phone, company_id: companyId, slip_code: code, device_token: deviceToken } = body
      return sessionAnswer(await use(signInWithSlip)({ phone, companyId, code, address, deviceToken }))
    }),
    requestPasswordReset: command(async ({ body: { company_id: companyId, phone }, address }) => {
      await use(requestPasswordReset)({ companyId, phone, address })
      return { success: true, message: messages.resetRequested }
    }),
    logout: command(async ({ tokenHash }) => {
      await use(logout)(tokenHash)
      return { success: true }
    }),
    adminLogin: steps(async ({ body: { username, password, device_token: known }, address }) => {
      const { token, deviceToken } = await use(adminLogin)({ username, password, address, deviceToken: known })
      return { success: true, token, device_token: deviceToken }
    }),
    getProfile: read(async ({ member }) => {
      const person = await access.person(member.companyId, member.userId)
      const { user, companyType, company } = addresses.segmentsOf(member)
      return {
        ...person,
        area: member.kind === 'individual' ? 'individual' : 'company',
        capabilities: capabilitiesOf(member.role, member.companyType, member.kind),
        must_change_password: member.mustChangePassword,
        segments: { user, company_type: companyType, company },
      }
    }),
    listKeys: read(async ({ path: { companyId } }) => ({ keys: await access.keys(companyId) })),
    createKey: secretCommand(async ({ path: { companyId }, body, member }) => {
      const { name, role, expires_on: lastDay, addresses = [] } = body
      const { key, token } = await use(createKey)({ companyId, actor: member, name, role, lastDay, addresses })
      return { success: true, key: await access.key(companyId, key.id), secret: token }
    }),
    revokeKey: command(async ({ path: { companyId, keyId }, member }) => {
      await use(revokeKey)({ companyId, keyId, actor: member })
      return { success: true, key: await access.key(companyId, keyId) }
    }),
    getOwnKey: read(({ actor: { companyId, keyId } }) => access.ownKey(companyId, keyId)),
    changeOwnPassword: steps((call) => passwordChange(call)),
    changeIndividualPassword: steps((call) => passwordChange(call)),
  } satisfies Partial<Operations>
}
