import type { Examples } from './example.ts'
import { GUEST_TOKEN, HISTORY_ORDER } from './order-examples.ts'

const NEW_PASSWORD = 'a longer password'

const CUSTOMER_ADDRESS = {
  firstname: 'Lerato',
  lastname: 'Dube',
  street: ['8 Jacaranda Street', 'Flat 2'],
  city: 'Durban',
  region: { region: 'KwaZulu-Natal', region_code: 'KZN', region_id: 4 },
  country_id: 'ZA',
  postcode: '4001',
  telephone: '0310000000',
  default_shipping: true,
}

const CUSTOMER = {
  id: 701,
  group_id: 1,
  default_shipping: '87',
  created_at: '2026-01-15 09:14:03',
  updated_at: '2026-02-02 07:40:51',
  created_in: 'South Africa',
  email: 'lerato@example.com',
  firstname: 'Lerato',
  lastname: 'Dube',
  store_id: 1,
  website_id: 1,
  addresses: [{ ...CUSTOMER_ADDRESS, id: 87, customer_id: 701, region_id: 4, company: null, vat_id: null }],
  disable_auto_group_change: 0,
}

const PROFILE = { ...CUSTOMER, groupToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }

const REVIEW = {
  product_id: 4302,
  title: 'Bowl empty in a minute',
  detail: 'Our two collies ask for more.',
  nickname: 'Lerato',
  review_entity: 'product',
  ratings: [{ rating_name: 'Rating', value: 5 }],
  animal: { name: 'Bella', kind: 'collie', weight_kg: 21 },
}

const STORED_REVIEW = {
  ...REVIEW,
  id: 311,
  review_type: 1,
  review_status: 2,
  created_at: '2026-03-05 16:20:00',
  store_id: 1,
  stores: [1],
  customer_id: 701,
  verified_purchase: true,
}

const WISHLIST = { skus: ['TICK-COLLAR', 'SHAMPOO-250'], shareKey: 'Jq3vX0c9uYw2b7kLr8m1Zg' }

const SAVED_LINES = { lines: [{ sku: 'LITTER-5KG', qty: 2 }] }

const LOYALTY = {
  rule: { pointsPerUnit: 0.1, pointValue: 0.2, voucherPoints: 100, voucherDays: 180, currency: 'ZAR' },
  card: {
    number: '482019375569',
    joinedAt: '2026-02-02T07:40:51.000Z',
    points: 22,
    pendingPoints: 40,
    entries: [
      {
        id: 2,
        points: -100,
        kind: 'voucher',
        orderId: null,
        orderNumber: null,
        couponCode: 'CARD-7KQ2MX9RTB',
        at: '2026-03-06T09:58:00.000Z',
      },
      { id: 1, points: 122, kind: 'earned', orderId: 5120, orderNumber: '000005120', couponCode: null, at: '2026-02-20T12:00:00.000Z' },
    ],
    vouchers: [{ code: 'CARD-7KQ2MX9RTB', amount: 20, currency: 'ZAR', validTo: '2026-09-02T09:58:00.000Z', state: 'usable' }],
  },
}

export const CUSTOMER_EXAMPLES: Examples = {
  logIn: { body: { username: 'lerato@example.com', password: NEW_PASSWORD }, result: 'k3v9w0qz7m1xj5t8bn2rcy6pdh4sful0' },
  createCustomer: {
    body: {
      customer: { email: 'lerato@example.com', firstname: 'Lerato', lastname: 'Dube', addresses: [CUSTOMER_ADDRESS] },
      password: NEW_PASSWORD,
    },
    result: CUSTOMER,
  },
  createGuestAccount: { body: { ...GUEST_TOKEN, password: NEW_PASSWORD }, result: CUSTOMER },
  resetPassword: { body: { email: 'lerato@example.com' }, result: true },
  createPassword: { body: { email: 'lerato@example.com', newPassword: NEW_PASSWORD, resetToken: '8b1f5c0e7a6d' }, result: true },
  changePassword: { body: { currentPassword: 'the old password', newPassword: NEW_PASSWORD }, result: true },
  readProfile: { result: PROFILE },
  updateProfile: { body: { customer: { firstname: 'Lerato', lastname: 'Dube', addresses: [CUSTOMER_ADDRESS] } }, result: PROFILE },
  refreshToken: { body: { refreshToken: '8b1f5c0e7a6d' }, result: 'p8d2w0qz7m1xj5t8bn2rcy6pdh4sful1' },
  logOut: { result: true },
  exportPersonalData: {
    result: {
      exportedAt: '2026-03-06T10:00:00.000Z',
      profile: CUSTOMER,
      orders: [HISTORY_ORDER],
      carts: [],
      newsletter: null,
      alerts: [],
      messageCopies: [],
      reviewRequestsEnded: null,
      coupons: [],
      loyalty: LOYALTY.card,
      wishlist: [{ storeCode: '', sku: 'TICK-COLLAR', since: '2026-03-06T09:58:00.000Z' }],
      savedLines: [{ storeCode: '', sku: 'LITTER-5KG', qty: 2, since: '2026-03-06T09:59:00.000Z' }],
      reviews: [STORED_REVIEW],
      helpfulReviews: [STORED_REVIEW.id],
      logins: ['2026-03-06T09:57:00.000Z'],
    },
  },
  readWishlist: { result: WISHLIST },
  changeWishlist: { body: { add: ['TICK-COLLAR'], remove: ['OLD-LEASH'] }, result: WISHLIST },
  shareWishlist: { body: { isShared: true }, result: WISHLIST },
  readSharedWishlist: { result: { skus: ['TICK-COLLAR', 'SHAMPOO-250'] } },
  readSavedLines: { result: SAVED_LINES },
  changeSavedLines: { body: { put: SAVED_LINES.lines, remove: [{ sku: 'OLD-LEASH' }] }, result: SAVED_LINES },
  readLoyalty: { result: LOYALTY },
  joinLoyalty: { result: { ...LOYALTY, card: { ...LOYALTY.card, points: 0, pendingPoints: 0, entries: [], vouchers: [] } } },
  redeemPoints: { body: { points: 100, requestId: 'b1f6b1f0-8f55-4f0e-9f0a-0a1f5f0c9d11' }, result: LOYALTY },
  deleteCustomer: { body: { password: NEW_PASSWORD }, result: true },
  listOwnReviews: { result: [STORED_REVIEW] },
  createReview: { body: { review: REVIEW }, result: STORED_REVIEW },
  voteForReview: { body: { reviewId: 311, device: '0c9b6f2e-3f5a-4a0e-9d8e-5a1f6f0b7c21', helpful: true }, result: { helpful: 4 } },
}
