import { OrderHistory } from '@meerkat/contract/order-history'
import { afterAll, expect } from 'vitest'
import { createOperator } from '../operator.ts'
import { aCustomer, type LoggedIn } from './a-customer.ts'
import { ADDRESS, aLine, anOrder } from './a-shopper.ts'
import { openMailbox } from './mailbox.ts'
import { openForFile } from './open-for-file.ts'
import { readStores } from './open-test-shop.ts'
import { aPetShop } from './pet-shop.ts'

/** For tests of returns: a shop that sends mails, its operator, and orders that were sent. Closed after the tests of the file. */
export async function openForReturns({ bundle = aPetShop() } = {}) {
  const mailbox = await openMailbox()
  afterAll(mailbox.close)
  const { shop, shopper } = await openForFile({ bundle, mail: { smtpUrl: mailbox.url } })
  const operator = createOperator(shop.database, { stores: readStores() })
  let buyers = 0

  /** Three collars on two lines and a shampoo, sent. */
  async function aSentOrder({ isSent = true }: { isSent?: boolean } = {}) {
    buyers += 1
    const email = `returner-${buyers}@example.com`
    const customer = await aCustomer(shopper)
    const { addressInformation } = anOrder()
    const products = [aLine('TICK-COLLAR', 2), aLine('SHAMPOO-250'), aLine('TICK-COLLAR')]
    const { code, result } = await customer.post(
      '/api/order',
      anOrder({ products, addressInformation: { ...addressInformation, billingAddress: { ...ADDRESS, email } } }),
    )
    expect(code).toBe(200)
    const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
    if (isSent) await operator.moveOrder(Number(orderNumber), 'ship', null)
    return { email, customer, id: Number(backendOrderId), number: Number(orderNumber) }
  }

  async function mailAbout(address: string, ...words: readonly string[]) {
    for (;;) {
      const mail = mailbox.mails.find(
        ({ to, subject }) => to?.some((entry) => entry.address === address) && words.every((word) => subject?.includes(word)),
      )
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  const qtyOf = async (sku: string) => (await operator.findStock(sku))?.qty ?? Number.NaN
  return { shop, shopper, operator, mailbox, aSentOrder, mailAbout, qtyOf }
}

/** The newest order of a customer, as the history shows it. */
export async function readNewestOrder(customer: LoggedIn) {
  const [order] = OrderHistory.parse((await customer.get('/api/user/order-history')).result).items
  return order!
}
