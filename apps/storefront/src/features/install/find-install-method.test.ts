import { expect, it } from 'vitest'
import { findInstallMethod } from './find-install-method.ts'

const prompt = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'accepted' as const }) }
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  { where: 'Chromium, which offers its dialog', given: { prompt }, kind: 'dialog' },
  { where: 'Chromium, which does not', given: {}, kind: undefined },
  { where: 'Chromium without a service worker', given: { prompt, hasWorker: false }, kind: undefined },
  { where: 'the installed shop', given: { prompt, isInstalled: true }, kind: undefined },
  {
    where: 'Safari on iOS',
    given: { standalone: false, userAgent: `${PHONE} Version/19.1 Mobile/15E148 Safari/604.1` },
    kind: 'share-menu',
  },
  { where: 'the shop on the home screen of iOS', given: { standalone: true, userAgent: `${PHONE} Mobile/15E148` }, kind: undefined },
  { where: 'a view inside another app on iOS', given: { standalone: false, userAgent: `${PHONE} Mobile/15E148` }, kind: undefined },
])('$where: $kind', ({ given, kind }) => {
  expect(
    findInstallMethod({
      prompt: undefined,
      isInstalled: false,
      hasWorker: true,
      standalone: undefined,
      userAgent: 'Chrome/150 Safari/537.36',
      ...given,
    })?.kind,
  ).toBe(kind)
})
