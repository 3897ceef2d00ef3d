import { createDecipheriv } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptNotification, signSnapScan, signYoco, signZapperCall } from './signatures.ts'

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const PLAIN =
  '{"type":"PAYMENT","payload":{"id":"8ac7sim0000000000000000000000001","paymentType":"DB","amount":"92.00","currency":"ZAR","merchantTransactionId":"PVA1B2C3D4","result":{"code":"000.100.110"}}}'

// Computed independently of this code.
it('encrypts a card notification as in the test vector', () => {
  const sent = encryptNotification(PLAIN, KEY, Buffer.from('0A0B0C0D0E0F101112131415', 'hex'))
  expect(sent.tag).toBe('0AF7FA03082ABB4D2C92CCD6FC6808EA')
  expect(sent.body).toBe(
    '149F4EB11BB8F54F9454995493E9AB1CDF32FD5FDE1392DB8A3DE9AC2A7FB5870B5B7289C2E7F524F13CC6CC1A282DEF068A97B569637747ADF133063B4DB2DD51A7A83AEF8671CBA7368ABCA8B6740D680962F54087EB0B1B2F64B1D213C8F2A69D34A975859D47B305C93307D72C794034639BFCBB195CC983DAD20B662AB61790479F4B5B3D5E94D9BB9BFF3A787ED4412C1480B7C7025AC82091EE8565DA3675FF401E937EEC6EE84630D13F817FB666BEFFB45C51383A7AF2F9490C6688',
  )
})

it('encrypts with a tag that is refused when it is cut to four bytes', () => {
  const sent = encryptNotification(PLAIN, KEY)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(KEY, 'hex'), Buffer.from(sent.iv, 'hex'), { authTagLength: 16 })
  expect(() => decipher.setAuthTag(Buffer.from(sent.tag.slice(0, 8), 'hex'))).toThrow('tag')
  decipher.setAuthTag(Buffer.from(sent.tag, 'hex'))
  expect(Buffer.concat([decipher.update(Buffer.from(sent.body, 'hex')), decipher.final()]).toString()).toBe(PLAIN)
})

it('signs a Yoco event as in the test vector', () => {
  const parts = { id: 'msg_sim_1', timestamp: 1760000000, body: '{"id":"evt_sim_1","type":"payment.succeeded"}' }
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
  expect(signYoco(parts, secret)).toBe('v1,DLBxlMkPIgrhzh+pK0DOHdou8qCXnkojxVqslmWC67A=')
})

it('signs a SnapScan event as in the test vector', () => {
  const signature = signSnapScan('payload=%7B%22id%22%3A1%2C%22status%22%3A%22completed%22%7D', 'snap-sim-key')
  expect(signature).toBe('5a22888f424a8c184d1d45f7c90b620d9dfc0a97483b7bc0470182125124d8f5')
})

it('signs an older Zapper call as in the test vector', () => {
  expect(signZapperCall('pos-token', 'pos-key')).toBe('904AB3925568552BE8A46A7D6FDF0CB31DFB5DF119B15EABBA624FBB712DFF60')
})
