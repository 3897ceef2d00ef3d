import * as z from 'zod/mini'
import { Customer, CustomerChange, Email, NewCustomer, Password } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

const query = z.object(callQuery)
const forCustomers = { auth: 'user', query } as const
const forAll = { auth: 'none', query } as const

/** Sent with a user token, to renew it when it expires. Can be used any number of times. docs/wire.md §2.1, §2.9. */
export const SessionMeta = z.object({
  /** Token to request a new user token when this one expires. */
  refreshToken: z.string(),
})
export type SessionMeta = z.infer<typeof SessionMeta>

export const logIn = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/user/login',
  summary: 'A user token for e-mail and password.',
  body: z.object({
    /** E-mail address. */
    username: z.string().check(z.maxLength(255)),
    /** Password. */
    password: Password,
  }),
  result: z.string(),
  meta: SessionMeta,
})

export const createCustomer = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/user/create',
  summary: 'Registers a customer, without logging in.',
  body: z.object({
    /** The customer. */
    customer: NewCustomer,
    /** At least 8 characters. */
    password: Password,
  }),
  result: Customer,
})

const ResetRequest = z.object({
  /** E-mail address of the account. */
  email: Email,
})

export const resetPassword = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/user/reset-password',
  summary: 'Sends a mail for a new password if the customer exists; the answer is the same in both cases.',
  body: ResetRequest,
  result: z.literal(true),
})
/** The older spelling. docs/wire.md §2.10. */
export const legacyResetPassword = endpoint({ ...resetPassword, path: '/api/user/resetPassword' })

export const createPassword = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/user/create-password',
  summary: 'Sets a password with the token of a reset mail. A token works once.',
  body: z.object({
    /** E-mail address of the account. */
    email: Email,
    /** At least 8 characters. */
    newPassword: Password,
    /** The token from the link in the mail. */
    resetToken: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  result: z.literal(true),
})

export const changePassword = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Changes the password and ends every session; the client logs in again.',
  body: z.object({
    /** Current password. */
    currentPassword: Password,
    /** At least 8 characters. */
    newPassword: Password,
  }),
  result: z.literal(true),
})
/** The older spelling. docs/wire.md §2.10. */
export const legacyChangePassword = endpoint({ ...changePassword, path: '/api/user/changePassword' })

export const readProfile = endpoint({
  ...forCustomers,
  method: 'GET',
  path: '/api/user/me',
  summary: 'The profile of the customer.',
  result: Customer,
})

export const updateProfile = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/me',
  summary: 'Changes names and addresses; other fields are ignored.',
  body: z.strictObject({
    /** Names and addresses. */
    customer: CustomerChange,
  }),
  result: Customer,
})

export const refreshToken = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/user/refresh',
  summary: 'A new user token. After a failure the result is null, because old clients use any result as the token.',
  body: z.object({
    /** The refresh token of the login. */
    refreshToken: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  }),
  result: z.string(),
  meta: SessionMeta,
})

/** Ours: the old protocol has no logout. docs/wire.md §1.8. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the session and its refresh token. Succeeds also without a session.',
  auth: 'optional',
  query,
  result: z.literal(true),
})
