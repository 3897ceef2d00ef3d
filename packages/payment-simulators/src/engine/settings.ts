import { randomBytes } from 'node:crypto'
import type { Provider } from './ledger.ts'

/** Credentials that the simulators accept and sign with. They are valid nowhere else. */
export interface Keys {
  readonly entityZar: string
  readonly entityEur: string
  readonly cardToken: string
  readonly cardWebhookKeyHex: string
  readonly zapperMerchantId: string
  readonly zapperSiteId: string
  readonly zapperToken: string
  readonly zapperApiKey: string
  readonly snapCode: string
  readonly snapApiKey: string
  readonly snapWebhookKey: string
  readonly yocoKey: string
  readonly yocoWebhookSecret: string
}

export interface Urls {
  /** Calls from the shop's server. */
  readonly api: string
  /** The card form. */
  readonly frames: string
  /** Hosted payment pages, the bank's page, and what a QR code opens. */
  readonly pages: string
}

export interface Settings {
  readonly keys: Keys
  /** Known after the ports are open. */
  urls: Urls
  /** Where browsers fetch the widget script and open SnapScan links: the address of the API, except in the demo shop. */
  browserUrl: string
  /** The shop. A return address elsewhere is refused: the simulators must not redirect to or call other servers. */
  readonly shopUrl: string
  webhookUrls: Partial<Record<Provider, string>>
  /** Factor for waiting times between deliveries of a notification; 0.001 makes seconds milliseconds. */
  readonly timeScale: number
  readonly merchantName: string
}

/** New credentials at each start, so that only this shop and these simulators know them. */
export function randomKeys(): Keys {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex')
  return {
    entityZar: hex(16),
    entityEur: hex(16),
    cardToken: randomBytes(36).toString('base64url'),
    cardWebhookKeyHex: hex(32),
    zapperMerchantId: '41001',
    zapperSiteId: '52001',
    zapperToken: randomBytes(32).toString('base64url'),
    zapperApiKey: hex(16),
    snapCode: 'SimShop1',
    snapApiKey: hex(16),
    snapWebhookKey: hex(16),
    yocoKey: `sk_test_${hex(16)}`,
    yocoWebhookSecret: `whsec_${randomBytes(32).toString('base64')}`,
  }
}

/** The configuration variables of a shop that talks to these simulators. */
export function environmentOf({ keys, urls, browserUrl }: Settings): Record<string, string> {
  return {
    PEACH_BASE_URL: urls.api,
    PEACH_ENTITY_ID_ZAR: keys.entityZar,
    PEACH_ENTITY_ID_EUR: keys.entityEur,
    PEACH_ACCESS_TOKEN: keys.cardToken,
    PEACH_WEBHOOK_KEY_HEX: keys.cardWebhookKeyHex,
    ZAPPER_BASE_URL: urls.api,
    ZAPPER_GATEWAY_URL: urls.api,
    ZAPPER_MERCHANT_ID: keys.zapperMerchantId,
    ZAPPER_SITE_ID: keys.zapperSiteId,
    ZAPPER_API_TOKEN: keys.zapperToken,
    ZAPPER_API_KEY: keys.zapperApiKey,
    ZAPPER_SITE_REFERENCE: 'webshop',
    SNAPSCAN_BASE_URL: urls.api,
    SNAPSCAN_SNAP_CODE: keys.snapCode,
    SNAPSCAN_API_KEY: keys.snapApiKey,
    SNAPSCAN_WEBHOOK_AUTH_KEY: keys.snapWebhookKey,
    YOCO_BASE_URL: urls.api,
    YOCO_SECRET_KEY: keys.yocoKey,
    YOCO_WEBHOOK_SECRETS: keys.yocoWebhookSecret,
    PAYMENT_SIM_BROWSER_URL: browserUrl,
    PAYMENT_SIM_FRAMES_URL: [...new Set([new URL(urls.frames).origin, new URL(urls.pages).origin])].join(','),
  }
}
