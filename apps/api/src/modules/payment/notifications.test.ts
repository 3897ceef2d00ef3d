import { describe, expect, it } from 'vitest'
import { readPeachNotification } from './providers/peach/peach-notification.ts'
import { readSnapScanNotification } from './providers/snapscan/snapscan-notification.ts'
import { readYocoNotification } from './providers/yoco/yoco-notification.ts'
import { signZapperCall } from './providers/zapper/zapper.ts'
import { readZapperNotification } from './providers/zapper/zapper-notification.ts'

const KEY = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex')
const OTHER_KEY = Buffer.alloc(32, 7)
const IV = '0A0B0C0D0E0F101112131415'
const TAG = '0AF7FA03082ABB4D2C92CCD6FC6808EA'
const CIPHER =
  '149F4EB11BB8F54F9454995493E9AB1CDF32FD5FDE1392DB8A3DE9AC2A7FB5870B5B7289C2E7F524F13CC6CC1A282DEF068A97B569637747ADF133063B4DB2DD51A7A83AEF8671CBA7368ABCA8B6740D680962F54087EB0B1B2F64B1D213C8F2A69D34A975859D47B305C93307D72C794034639BFCBB195CC983DAD20B662AB61790479F4B5B3D5E94D9BB9BFF3A787ED4412C1480B7C7025AC82091EE8565DA3675FF401E937EEC6EE84630D13F817FB666BEFFB45C51383A7AF2F9490C6688'

const raw = (body: string, headers: Record<string, string>, at = 0) => ({ body: Buffer.from(body), headers, now: new Date(at) })
const card = (body: string, { iv = IV, tag = TAG } = {}) => raw(body, { 'x-initialization-vector': iv, 'x-authentication-tag': tag })

describe('notifications of the card platform', () => {
  it.each([
    ['the body', CIPHER],
    ['a member of a JSON body', JSON.stringify({ encryptedBody: CIPHER })],
    ['lower-case hex', CIPHER.toLowerCase()],
  ])('are decrypted from %s', (_where, body) => {
    expect(readPeachNotification(card(body), [KEY])).toMatchObject({
      kind: 'payment',
      reference: 'PVA1B2C3D4',
      paymentId: '8ac7sim0000000000000000000000001',
      amountCents: 9200,
    })
  })

  it('are accepted with an older key while it is listed, and refused afterwards', () => {
    expect(readPeachNotification(card(CIPHER), [OTHER_KEY, KEY])).not.toBeNull()
    expect(readPeachNotification(card(CIPHER), [OTHER_KEY])).toBeNull()
  })

  it.each([
    ['a tag cut to four bytes', card(CIPHER, { tag: TAG.slice(0, 8) })],
    ['no tag', card(CIPHER, { tag: '' })],
    ['another tag', card(CIPHER, { tag: `1${TAG.slice(1)}` })],
    ['another initialisation vector', card(CIPHER, { iv: `1${IV.slice(1)}` })],
    ['an initialisation vector of 8 bytes', card(CIPHER, { iv: IV.slice(0, 16) })],
    ['a changed ciphertext', card(`0${CIPHER.slice(1)}`)],
    ['text that is not hex', card('zz')],
    ['an odd number of digits', card(CIPHER.slice(1))],
    ['nothing', card('')],
    ['a JSON body without the member', card('{}')],
  ])('are refused with %s', (_what, given) => {
    expect(readPeachNotification(given, [KEY])).toBeNull()
  })
})

describe('webhooks of Yoco', () => {
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
  const body = '{"id":"evt_sim_1","type":"payment.succeeded"}'
  const signed = (change: Record<string, string> = {}, seconds = 1_760_000_000, text = body) =>
    raw(
      text,
      {
        'webhook-id': 'msg_sim_1',
        'webhook-timestamp': '1760000000',
        'webhook-signature': 'v1,DLBxlMkPIgrhzh+pK0DOHdou8qCXnkojxVqslmWC67A=',
        ...change,
      },
      seconds * 1000,
    )

  it('are accepted when one of their signatures is valid and they are at most three minutes old', () => {
    expect(readYocoNotification(signed(), [secret])).toMatchObject({ key: 'evt_sim_1', kind: 'payment' })
    const several = `v1,AAAA v2,BBBB ${signed().headers['webhook-signature']}`
    expect(readYocoNotification(signed({ 'webhook-signature': several }), [secret])).not.toBeNull()
    expect(readYocoNotification(signed({}, 1_760_000_180), [secret])).not.toBeNull()
  })

  it.each([
    ['another body', signed({}, 1_760_000_000, `${body} `)],
    ['another id', signed({ 'webhook-id': 'msg_sim_2' })],
    ['another time', signed({ 'webhook-timestamp': '1760000001' })],
    ['no signature', signed({ 'webhook-signature': '' })],
    ['a cut signature', signed({ 'webhook-signature': 'v1,DLBx' })],
    ['a time that is not a number', signed({ 'webhook-timestamp': '1e9' })],
  ])('are refused with %s', (_what, given) => {
    expect(readYocoNotification(given, [secret])).toBeNull()
  })

  it.each([
    ['a clock ten minutes off', signed({}, 1_760_000_600)],
    ['a message from yesterday', signed({}, 1_760_086_400)],
  ])('count as outdated, not as forged, with %s', (_what, given) => {
    expect(readYocoNotification(given, [secret])).toBe('outdated')
  })
})

describe('notifications of SnapScan', () => {
  const body = 'payload=%7B%22id%22%3A1%2C%22status%22%3A%22completed%22%7D'
  const authorization = 'SnapScan signature=5a22888f424a8c184d1d45f7c90b620d9dfc0a97483b7bc0470182125124d8f5'

  it('are accepted only with a valid signature of the raw bytes', () => {
    expect(readSnapScanNotification(raw(body, { authorization }), ['snap-sim-key'])).toMatchObject({ key: '1 completed', paymentId: '1' })
    expect(readSnapScanNotification(raw(`${body}&x=1`, { authorization }), ['snap-sim-key'])).toBeNull()
    expect(readSnapScanNotification(raw(body, { authorization }), ['other'])).toBeNull()
    expect(readSnapScanNotification(raw(body, {}), ['snap-sim-key'])).toBeNull()
  })
})

describe('notifications of Zapper', () => {
  const message = { status: 1, invoiceExternalReference: 'PVA2B3C4D5E6F7G8', siteId: 52001, invoicedAmount: 9200, paymentReference: 'Z1' }

  it('must name the site of the shop, and are read even if the JSON is quoted', () => {
    const text = JSON.stringify(message)
    expect(readZapperNotification(Buffer.from(text), { site: '52001' })).toMatchObject({ reference: 'PVA2B3C4D5E6F7G8' })
    expect(readZapperNotification(Buffer.from(JSON.stringify(text)), { site: '52001' })).toMatchObject({ reference: 'PVA2B3C4D5E6F7G8' })
    expect(readZapperNotification(Buffer.from(text), { site: '52002' })).toBeNull()
    expect(readZapperNotification(Buffer.from('{'), { site: '52001' })).toBeNull()
  })

  it('calls of the older API have the documented signature', () => {
    expect(signZapperCall('pos-token', 'pos-key')).toBe('904AB3925568552BE8A46A7D6FDF0CB31DFB5DF119B15EABBA624FBB712DFF60')
  })
})
