import type { CustomerAddressInput } from '@meerkat/contract/customer'
import type { Shopper, WireReply } from './a-shopper.ts'

export const PASSWORD = 'Biscuit#2024'

export const CUSTOMER_ADDRESS: CustomerAddressInput = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', 'Unit 3'],
  city: 'Pretoria',
  region: { region: 'Gauteng' },
  country_id: 'ZA',
  postcode: '0181',
  telephone: '0821234567',
  default_shipping: true,
}

let registered = 0

/** A new customer, as the registration form sends it. */
export function aRegistration(fields: object = {}) {
  registered += 1
  const customer = { email: `shopper-${registered}@example.com`, firstname: 'Thandi', lastname: 'Mokoena', addresses: [CUSTOMER_ADDRESS] }
  return { customer: { ...customer, ...fields }, password: PASSWORD }
}

/** A registered customer who is logged in. */
export interface LoggedIn {
  readonly id: number
  readonly email: string
  readonly token: string
  readonly refreshToken: string
  /** For sending the token in a header. */
  readonly bearer: { readonly authorization: string }
  readonly get: (path: string) => Promise<WireReply>
  readonly post: (path: string, body?: unknown) => Promise<WireReply>
}

export async function aCustomer(shopper: Shopper, fields: object = {}): Promise<LoggedIn> {
  const registration = aRegistration(fields)
  const created = await shopper.post('/api/user/create', registration)
  if (created.code !== 200) throw new Error(`Not registered: ${JSON.stringify(created.result)}`)
  const { token, refreshToken } = await logIn(shopper, registration.customer.email)
  const bearer = { authorization: `Bearer ${token}` }
  return {
    id: (created.result as { id: number }).id,
    email: registration.customer.email,
    token,
    refreshToken,
    bearer,
    get: (path) => shopper.get(path, bearer),
    post: (path, body) => shopper.post(path, body, bearer),
  }
}

export async function logIn(shopper: Shopper, username: string, password = PASSWORD): Promise<{ token: string; refreshToken: string }> {
  const { code, result, meta } = await shopper.post('/api/user/login', { username, password })
  if (code !== 200) throw new Error(`Not logged in: ${JSON.stringify(result)}`)
  return { token: String(result), refreshToken: String((meta as { refreshToken: string }).refreshToken) }
}
