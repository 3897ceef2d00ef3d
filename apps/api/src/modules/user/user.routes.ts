import { createGuestAccount } from '@meerkat/contract/guest-order'
import { deleteCustomer as deleteCustomerCall, exportPersonalData as exportCall } from '@meerkat/contract/personal-data'
import * as calls from '@meerkat/contract/user'
import type { Log } from '../../db/client.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import { type BodyFault, type Operations, type RouteOptions, refuseMissingElement } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { changePassword } from './change-password.ts'
import { logIn } from './log-in.ts'
import { deleteCustomer, exportPersonalData, type PersonalDataDeps } from './personal-data.ts'
import { readProfile, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { type RegisterGuestDeps, registerGuest } from './register-guest.ts'
import { createPassword, requestReset } from './reset-password.ts'
import { endSession, refreshSession } from './session.ts'
import { hashToken } from './token.ts'
import type { UserDeps } from './user-deps.ts'

const GUESS: RouteOptions = { rateClass: 'A', noStore: true }
const PRIVATE: RouteOptions = { rateClass: 'R', noStore: true }

const CREATE: RouteOptions = { ...GUESS, refuseBody: ({ list }) => new Refusal('registration-invalid', { faults: list }) }
const RESET: RouteOptions = { rateClass: 'M', refuseBody: refuseEmail }
const NEW_PASSWORD: RouteOptions = { ...GUESS, refuseBody: ({ sentence }) => new Refusal('new-password-invalid', { name: sentence }) }
/** Clients that change a password read `errorMessage` of any failure. docs/wire.md §2.5. */
const toErrorMessage: RouteOptions['toFailure'] = (result, code) => (typeof result === 'string' ? { errorMessage: result, code } : result)
const CHANGE_PASSWORD: RouteOptions = {
  ...GUESS,
  refuseBody: ({ sentence }) => new Refusal('password-change-invalid', { name: sentence }),
  toFailure: toErrorMessage,
}
const REFRESH: RouteOptions = { rateClass: 'F', noStore: true, toFailure: () => null, refuseBody: () => new Refusal('refresh-refused') }
const UPDATE: RouteOptions = { rateClass: 'W', noStore: true, refuseBody: ({ list }) => new Refusal('profile-invalid', { faults: list }) }

/** A missing address is 500, as old clients expect; an invalid one is 400. docs/wire.md §2.3. */
function refuseEmail(fault: BodyFault): Refusal {
  return new Refusal(refuseMissingElement(fault).refusal === 'element-missing' ? 'email-missing' : 'email-invalid')
}

/** The endpoints of docs/wire.md §2, and two of our own: exporting personal data and deleting the account. */
export function serveUser(
  operations: Operations,
  deps: UserDeps & PersonalDataDeps & RegisterGuestDeps & { readonly findCustomerId: FindCustomerId; readonly log: Log },
): void {
  const { findCustomerId } = deps
  const reset = ({ body, caller }: { body: { email: string }; caller: Caller }) => requestReset(deps, body.email, caller)
  const change = ({ body, caller }: { body: { currentPassword: string; newPassword: string }; caller: Caller }) =>
    changePassword(deps, body, caller)

  operations.serve(calls.logIn, ({ body, caller }) => logIn(deps, body, caller), { ...GUESS, limitsFailuresOnly: true })
  operations.serve(calls.createCustomer, ({ body, caller }) => register(deps, body, caller), CREATE)
  operations.serve(createGuestAccount, ({ body, caller }) => registerGuest(deps, body, caller), CREATE)
  operations.serve(calls.resetPassword, reset, RESET)
  operations.serve(calls.legacyResetPassword, reset, { ...RESET, isAlias: true, isDeprecated: true })
  operations.serve(
    calls.createPassword,
    ({ body: { email, newPassword, resetToken }, caller: { language } }) =>
      createPassword(deps, { email, newPassword, tokenHash: hashToken(resetToken), language }),
    NEW_PASSWORD,
  )
  operations.serve(calls.changePassword, change, CHANGE_PASSWORD)
  operations.serve(calls.legacyChangePassword, change, { ...CHANGE_PASSWORD, isAlias: true, isDeprecated: true })
  operations.serve(calls.readProfile, async ({ caller }) => readProfile(deps, await getCustomerId(findCustomerId, caller)), PRIVATE)
  operations.serve(
    calls.updateProfile,
    async ({ body, caller }) =>
      updateProfile(deps, { customerId: await getCustomerId(findCustomerId, caller), change: body.customer, taskId: caller.taskId }),
    UPDATE,
  )
  operations.serve(exportCall, async ({ caller }) => exportPersonalData(deps, await getCustomerId(findCustomerId, caller)), {
    ...PRIVATE,
    rateClass: 'A',
  })
  operations.serve(
    deleteCustomerCall,
    async ({ body, caller }) => deleteCustomer(deps, { customerId: await getCustomerId(findCustomerId, caller), password: body.password }),
    CHANGE_PASSWORD,
  )
  operations.serve(calls.refreshToken, ({ body }) => refreshSession(deps, body.refreshToken ?? ''), REFRESH)
  operations.serve(calls.logOut, ({ caller }) => endSession(deps, caller.token), { rateClass: 'W', noStore: true })
}
