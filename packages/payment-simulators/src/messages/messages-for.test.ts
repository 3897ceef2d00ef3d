import { expect, it } from 'vitest'
import { startTestSimulators } from '../testing/start-test-simulators.ts'
import { messagesFor } from './messages-for.ts'

it.each([
  { why: 'the first language of the browser that there is', accepts: 'fr-FR,de;q=0.9,en;q=0.8', locale: '', is: 'de' },
  { why: 'the language of the shop before that of the browser', accepts: 'de', locale: 'it', is: 'it' },
  { why: 'English otherwise', accepts: 'fr', locale: 'ja', is: 'en' },
  { why: 'English without any', accepts: undefined, locale: '', is: 'en' },
])('speaks $why', ({ accepts, locale, is }) => {
  expect(messagesFor({ headers: { 'accept-language': accepts }, query: new URLSearchParams({ locale }) }).language).toBe(is)
})

it('shows a whole page in one language, which it names, and always says that it is a test', async () => {
  const { simulators, prepareCard } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const form = await fetch(`${simulators.framesUrl}/v1/checkouts/${id}/card-form?locale=de`, { headers: { 'accept-language': 'en' } })
  const text = await form.text()
  expect(text).toContain('<html lang="de"')
  for (const word of ['Testmodus', 'Ergebnis wählen', 'Kartennummer', 'R 92,00 bezahlen']) expect(text).toContain(word)
  const unknown = await (await fetch(`${simulators.pagesUrl}/checkout/none`, { headers: { 'accept-language': 'it' } })).text()
  expect(unknown).toContain('Modalità di prova')
})
