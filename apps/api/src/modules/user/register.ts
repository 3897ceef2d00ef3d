import type { Customer, NewCustomer } from '@meerkat/contract/customer'
import type { Executor } from '../../db/executor.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { refuseWeakPassword } from './check-password.ts'
import { planAddresses } from './plan-addresses.ts'
import { toCustomer } from './to-customer.ts'
import { findCustomer, insertCustomer, replaceAddresses } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

interface Newcomer {
  readonly customer: NewCustomer
  readonly password: string
}

type RegisterDeps = Pick<UserDeps, 'database' | 'passwords' | 'viewOf' | 'enqueueMail' | 'mailEnqueued'>

/**
 * Registers a customer. The client logs in afterwards. docs/wire.md §2.2.
 * @throws Refusal `password-weak`, `email-taken`.
 */
export async function register(deps: RegisterDeps, newcomer: Newcomer, caller: Pick<Caller, 'storeCode' | 'language'>): Promise<Customer> {
  return registerWith(deps, newcomer, { ...caller, also: async () => undefined })
}

/** `also` runs in the same transaction. */
export async function registerWith(
  { database, passwords, viewOf, enqueueMail, mailEnqueued }: RegisterDeps,
  { customer, password }: Newcomer,
  {
    storeCode,
    language,
    also,
  }: Pick<Caller, 'storeCode' | 'language'> & { readonly also: (tx: Executor, customerId: number) => Promise<void> },
): Promise<Customer> {
  await refuseWeakPassword(password, customer.email, 'password-weak')
  const passwordHash = await passwords.hash(password)
  const { email, firstname, lastname } = customer
  const stored = await database.transaction(async (tx) => {
    const id = await insertCustomer(tx, { email, firstname, lastname, passwordHash, storeCode })
    if (id === null) throw new Refusal('email-taken')
    // A new customer has no stored addresses yet: ignore ids that a form sends.
    const given = (customer.addresses ?? []).map((address) => ({ ...address, id: null, customer_id: null }))
    const plan = planAddresses([], given, id)
    if (plan.kind === 'planned') await replaceAddresses(tx, id, plan)
    await also(tx, id)
    await enqueueMail(tx, { kind: 'welcome', customerId: id, language })
    return findCustomer(tx, id)
  })
  if (!stored) throw new Error('A customer was not stored')
  mailEnqueued()
  return toCustomer(stored, viewOf(stored.store_code))
}
