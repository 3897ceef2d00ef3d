import { noMore, UsageFault } from '../faults.ts'
import type { Verb } from '../verb.ts'

const STATUSES = ['pending', 'subscribed', 'unsubscribed'] as const

export const newsletter: Verb = {
  usage: ['newsletter [subscribed|pending|unsubscribed|all]'],
  summary: 'lists newsletter addresses; without an argument those that are subscribed',
  help: ['One line per address: e-mail, status, store view and the time of the last change. Pending addresses must not be written to.'],
  async run({ operator, terminal }, { words: [which = 'subscribed', ...rest] }) {
    const status = STATUSES.find((name) => name === which)
    if (!status && which !== 'all') throw new UsageFault(`"${which}" is not ${STATUSES.join(', ')} or all.`)
    noMore(rest)
    let count = 0
    for await (const { email, status: now, store_code: storeCode, updated_at: at } of operator.listSubscribers(status ?? null)) {
      terminal.line(`${email}  ${now}  ${storeCode || 'default'}  ${at.toISOString()}`)
      count++
    }
    if (count === 0) terminal.line('No addresses.')
  },
}
