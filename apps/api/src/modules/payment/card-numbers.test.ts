import { expect, it } from 'vitest'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

const CARD = '4200 0000 0000 0000'
const FIELDS = ['firstname', 'lastname', 'company', 'city', 'region', 'telephone', 'vat_id', 'postcode'] as const

/** Who types a card into a field of ours by mistake. Spec §5. */
it.each([...FIELDS, 'street'])('refuses an order with the number of a card in %s, and keeps no trace of it', async (field) => {
  const typed = field === 'street' ? { street: ['14 Acacia Road', CARD] } : { [field]: field === 'postcode' ? CARD : `Thandi ${CARD}` }
  const billingAddress = { ...ADDRESS, ...typed }
  const order = anOrder({ addressInformation: { ...anOrder().addressInformation, billingAddress } })
  for (const path of ['/api/order', '/api/order/save-pending-order']) {
    const answer = await shopper.post(path, order)
    expect({ path, code: answer.code }).toEqual({ path, code: 400 })
    expect(JSON.stringify(answer.result)).not.toContain('0000 0000')
  }
  expect(shop.logged.join('\n')).not.toContain('0000 0000')
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await shop.database.pool.query(`select 1 from ${name} as kept where kept::text like $1 limit 1`, [`%${CARD}%`])
    if (rows.length > 0) found.push(name)
  }
  expect(found).toEqual([])
})
