import type { Examples } from './example.ts'
import { PLACED_BODY } from './order-examples.ts'

const CHECKOUT_REFERENCE = 'u3Jx0mQ2vT8kR5wZ1bNcY6pL'

const PAYMENT_STATE = {
  state: 'pending',
  attemptId: 'q7R2mX0aT5bKc9LwZ1uVeA',
  checkoutReference: CHECKOUT_REFERENCE,
  method: 'zapper',
  methodTitle: 'Zapper',
  grandTotal: 747.5,
  currency: 'ZAR',
  reason: null,
  canRetry: true,
  expiresAt: '2026-03-02T08:41:10.320Z',
  isTest: true,
  qr: {
    text: 'http://2.zap.pe?t=6&i=41001:52001:7[34|74750|11',
    link: 'http://2.zap.pe?t=6&i=41001:52001:7[34|74750|11',
    reference: 'PVA2B3C4D5E6F7G8',
    amount: 747.5,
    currency: 'ZAR',
  },
}

const PENDING_ORDER = {
  checkoutReference: CHECKOUT_REFERENCE,
  backendOrderId: '5120',
  orderNumber: null,
  grandTotal: 747.5,
  currency: 'ZAR',
  reservedUntil: '2026-03-02T08:11:10.320Z',
  payment: PAYMENT_STATE,
}

const PAYMENT_REQUEST = {
  method: 'zapper',
  checkoutReference: CHECKOUT_REFERENCE,
  grandTotal: '747.50',
  currency: 'ZAR',
  clientRequestId: '0b6f3f0e-6f2d-4d4a-9c63-6f3b1f1f2a11',
}

export const PAYMENT_EXAMPLES: Examples = {
  listPaymentOffers: {
    result: [
      {
        code: 'card',
        title: 'Card',
        hint: 'You enter your card in a secure form of the payment provider.',
        cost: 0,
        cost_incl_tax: 0,
        default: false,
        offline: false,
        needs: 'widget',
        provider: 'peach',
        paid_on_delivery: false,
        marks: ['visa', 'master', 'amex'],
        is_test: true,
        available: true,
        unavailable_reason: null,
        content_security_policy: { 'script-src': ['https://sandbox-card.peachpayments.com'] },
      },
    ],
  },
  savePendingOrder: { body: PLACED_BODY, result: PENDING_ORDER },
  readPendingOrder: { body: { checkoutReference: CHECKOUT_REFERENCE }, result: PENDING_ORDER },
  cancelPendingOrder: {
    body: { checkoutReference: CHECKOUT_REFERENCE },
    result: { ...PAYMENT_STATE, state: 'failed', reason: 'cancelled', canRetry: false },
  },
  prepareCheckout: {
    body: { grandTotal: 747.5, checkoutReference: CHECKOUT_REFERENCE },
    result: {
      id: '8ac7a4a18e2f5a1b018e2f9b3c4d0001',
      integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
      widgetUrl: 'https://sandbox-card.peachpayments.com/v1/paymentWidgets.js?checkoutId=8ac7a4a18e2f5a1b018e2f9b3c4d0001',
      returnUrl: 'https://shop.example/order/status?attempt=q7R2mX0aT5bKc9LwZ1uVeA&outcome=done',
      brands: 'VISA MASTER AMEX',
      expiresAt: '2026-03-02T08:11:10.320Z',
      attemptId: PAYMENT_STATE.attemptId,
    },
  },
  processOrder: { result: PAYMENT_STATE },
  executePayment: { body: PAYMENT_REQUEST, result: PAYMENT_STATE },
  createCheckout: {
    body: { ...PAYMENT_REQUEST, method: 'yoco' },
    result: { redirectUrl: 'https://c.yoco.com/checkout/ch_1', attemptId: PAYMENT_STATE.attemptId, expiresAt: '2026-03-02T08:41:10.320Z' },
  },
  readPaymentStatus: { result: PAYMENT_STATE },
}
