import type { Keys } from '../engine/settings.ts'

/** Fixed credentials for tests. */
export const TEST_KEYS: Keys = {
  entityZar: '8ac7a4c7000000000000000000000001',
  entityEur: '8ac7a4c7000000000000000000000002',
  cardToken: 'card-token',
  cardWebhookKeyHex: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  zapperMerchantId: '41001',
  zapperSiteId: '52001',
  zapperToken: 'pos-token',
  zapperApiKey: 'pos-key',
  snapCode: 'SimShop1',
  snapApiKey: 'snap-api-key',
  snapWebhookKey: 'snap-sim-key',
  yocoKey: 'sk_test_sim',
  yocoWebhookSecret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
}
