import { openTestShop } from '../../testing/open-test-shop.ts'
import { describeOrderRaces } from '../../testing/order-races.ts'

describeOrderRaces('the embedded database', ({ bundle }) => openTestShop({ bundle }))
