import {
  addPasskey,
  adminLogin,
  changePassword,
  completeAdminSignIn,
  completeSignIn,
  createKey,
  holderIdOf,
  login,
  logout,
  PageAddresses,
  removePasskey,
  renewRecoveryCodes,
  requestPasswordReset,
  requestResetLink,
  resetPasswordByLink,
  revokeKey,
  type SecondStep,
  type SecondStepInput,
  type SignedInAdministrator,
  type SignedInMember,
  signInWithSlip,
  startPasskey,
  startSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '../../../core/access/index.ts'
import { capabilitiesOf } from '../../../core/actors/rules.ts'
import { Mailer } from '../../../core/emails/index.ts'
import { audiencesOf } from '../../../core/notifications/rules.ts'
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

const adminSessionAnswer = ({ token, deviceToken }: SignedInAdministrator) => ({
  success: true as const,
  token,
  device_token: deviceToken,
})

const secondStepAnswer = ({ challenge, expiresAt, passkey }: SecondStep) => ({
  success: true as const,
  second_step: {
    challenge,
    expires_at: expiresAt.toISOString(),
    passkey: passkey && { challenge: passkey.challenge, site: passkey.site, credentials: passkey.credentialIds },
  },
})

const secondStepInput = ({
  body: { challenge, code, passkey, device_token: deviceToken },
  userAgent,
}: Pick<Call<'completeSignIn' | 'completeAdminSignIn'>, 'body' | 'userAgent'>): SecondStepInput => ({
  userAgent,
  challenge,
  code,
  passkey: passkey && {
    credentialId: passkey.credential_id,
    clientData: passkey.client_data,
    authenticatorData: passkey.authenticator_data,
    signature: passkey.signature,
  },
  deviceToken,
})

const signInAnswer = (signedIn: SignedInMember | SecondStep) =>
  'challenge' in signedIn ? secondStepAnswer(signedIn) : sessionAnswer(signedIn)

export const accessOperations = (use: OperationUse) => {
  const addresses = use(PageAddresses)
  const access = use(AccessReads)
  const mailer = use(Mailer)

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
    login: steps(async ({ body, address, userAgent }) => {
      const { phone, password, company_id: companyId, company_type: companyType, device_token: deviceToken } = body
      return signInAnswer(
        await use(login)({ phone, password, companyId, companyType, address, userAgent, deviceToken }),
      )
    }),
    signInWithSlip: steps(async ({ body, address, userAgent }) => {
      const { phone, company_id: companyId, slip_code: code, device_token: deviceToken } = body
      return signInAnswer(await use(signInWithSlip)({ phone, companyId, code, address, userAgent, deviceToken }))
    }),
    requestPasswordReset: command(async ({ body: { company_id: companyId, phone }, address }) => {
      await use(requestPasswordReset)({ companyId, phone, address })
      return { success: true, message: messages.resetRequested }
    }),
    requestResetLink: command(async ({ body: { company_id: companyId, phone }, address }) => {
      await use(requestResetLink)({ companyId, phone, address })
      return { success: true, message: mailer.isOn ? messages.linkRequested : messages.resetRequested }
    }),
    resetPasswordByLink: steps(async ({ body: { token, new_password: newPassword } }) => {
      await use(resetPasswordByLink)(token, newPassword)
      return { success: true }
    }),
    logout: command(async ({ tokenHash }) => {
      await use(logout)(tokenHash)
      return { success: true }
    }),
    adminLogin: steps(async ({ body: { username, password, device_token: known }, address }) => {
      const signedIn = await use(adminLogin)({ username, password, address, deviceToken: known })
      return 'challenge' in signedIn ? secondStepAnswer(signedIn) : adminSessionAnswer(signedIn)
    }),
    completeSignIn: steps(async (call) => sessionAnswer(await use(completeSignIn)(secondStepInput(call)))),
    completeAdminSignIn: steps(async (call) =>
      adminSessionAnswer(await use(completeAdminSignIn)(secondStepInput(call))),
    ),
    getSecondFactor: read(({ actor }) => access.secondFactor(holderIdOf(actor))),
    startSecondFactor: steps(async ({ actor, body: { password } }) => ({
      success: true,
      ...(await use(startSecondFactor)(actor, password)),
    })),
    switchOnSecondFactor: steps(async ({ actor, tokenHash, body: { code } }) => ({
      success: true,
      recovery_codes: await use(switchOnSecondFactor)(actor, code, tokenHash),
    })),
    switchOffSecondFactor: steps(async ({ actor, body }) => {
      await use(switchOffSecondFactor)(actor, body)
      return { success: true }
    }),
    renewRecoveryCodes: steps(async ({ actor, body }) => ({
      success: true,
      recovery_codes: await use(renewRecoveryCodes)(actor, body),
    })),
    startPasskey: steps(async ({ actor, body }) => {
      const { challenge, site, holderId, accountName, credentialIds } = await use(startPasskey)(actor, body)
      return {
        success: true,
        challenge,
        site,
        holder: holderId,
        account_name: accountName,
        credentials: credentialIds,
      }
    }),
    addPasskey: steps(async ({ actor, body }) => {
      const { name, credential_id: credentialId, client_data: clientData, attestation } = body
      await use(addPasskey)(actor, name, { credentialId, clientData, attestation })
      return { success: true }
    }),
    removePasskey: command(async ({ actor, path: { passkeyId } }) => {
      await use(removePasskey)(actor, passkeyId)
      return { success: true }
    }),
    getProfile: read(async ({ member }) => {
      const person = await access.person(member, audiencesOf(member))
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
