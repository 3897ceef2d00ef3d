import type { Examples } from './example.ts'

export const MAIL_EXAMPLES: Examples = {
  readSubscription: { result: 'subscribed' },
  subscribe: { body: { email: 'lerato@example.com' }, result: 'subscribed' },
  unsubscribe: { body: { email: 'lerato@example.com' }, result: 'unsubscribed' },
  confirmSubscription: { body: { token: '8b1f5c0e7a6d' }, result: 'subscribed' },
  unsubscribeByMail: { result: 'unsubscribed' },
  requestProductAlert: { body: { email: 'lerato@example.com', sku: 'KIB-AD-3' }, result: 'requested' },
  endProductAlerts: { result: 'ended' },
  endReviewRequests: { result: 'ended' },
  createMailToken: { result: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  createMailTokenByPost: { result: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  sendMail: {
    body: {
      sourceAddress: 'lerato@example.com',
      targetAddress: 'hello@meerkat.example',
      subject: 'A question',
      emailText: 'Is the kibble free of grain?',
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
    },
    result: 'OK',
  },
  confirmMessageCopy: { body: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }, result: 'sent' },
}
