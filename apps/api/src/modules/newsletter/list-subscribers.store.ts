import type { NewsletterStatus } from '@meerkat/contract/newsletter'
import type { Executor, Statement } from '../../db/executor.ts'

export interface ListedSubscriber {
  readonly email: string
  readonly status: NewsletterStatus
  readonly store_code: string
  readonly updated_at: Date
}

const PAGE = 1000
const LIST: Statement = {
  name: 'list-subscribers',
  text: `select email, status, store_code, updated_at from newsletter_subscriber
    where ($1::text is null or status = $1) and email > $2 order by email limit ${PAGE}`,
}

/** Sorted by address; null: any status. */
export async function* listSubscribers(sql: Executor, status: NewsletterStatus | null): AsyncGenerator<ListedSubscriber> {
  for (let last = ''; ; ) {
    const rows = await sql.run<ListedSubscriber>(LIST, [status, last])
    yield* rows
    if (rows.length < PAGE) return
    last = rows.at(-1)!.email
  }
}
