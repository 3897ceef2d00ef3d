import type { Customer, NewCustomer } from '@meerkat/contract/customer'
import type { Executor } from '../../db/executor.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { registerWith } from './register.ts'
import type { UserDeps } from './user-deps.ts'

/** The order of a guest, whose token proves that they placed it or read its mail. */
export interface GuestOrders {
  /**
   * The buyer of the order.
   * @throws Refusal `order-not-found` for an unknown token, and once the buyer's data was erased; `order-owned`.
   */
  readonly getBuyer: (token: string) => Promise<{ readonly orderId: number; readonly buyer: NewCustomer; readonly isMailed: boolean }>
  /** Assigns the order to the customer; false when it already belongs to a customer. */
  readonly giveTo: (tx: Executor, orderId: number, customerId: number) => Promise<boolean>
}

export type RegisterGuestDeps = Pick<UserDeps, 'database' | 'passwords' | 'viewOf' | 'enqueueMail' | 'mailEnqueued' | 'confirmEmail'> & {
  readonly guestOrders: GuestOrders
}

/**
 * Registers the guest of an order with the order's e-mail address, names and addresses, and assigns the order to them in the same transaction.
 * Other orders with the same e-mail address are not assigned, because anybody can type an address. docs/behaviour/orders.md §14.3.
 * @throws Refusal `order-not-found`, `order-owned`, `password-weak`, `email-taken`.
 */
export async function registerGuest(
  deps: RegisterGuestDeps,
  { token, password }: { token: string; password: string },
  caller: Pick<Caller, 'storeCode' | 'language'>,
): Promise<Customer> {
  const { orderId, buyer, isMailed } = await deps.guestOrders.getBuyer(token)
  return registerWith(
    deps,
    { customer: buyer, password },
    {
      ...caller,
      async also(tx, customerId) {
        if (!(await deps.guestOrders.giveTo(tx, orderId, customerId))) throw new Refusal('order-owned')
        if (isMailed) await deps.confirmEmail(tx, buyer.email)
      },
    },
  )
}
