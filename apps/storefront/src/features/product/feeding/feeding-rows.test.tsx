import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { FeedingRows } from './feeding-rows.tsx'

async function readCells(locale: string): Promise<string[]> {
  const i18n = await createI18n(locale, ['shop', 'product'])
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { i18n } } } as unknown as RegisteredRouter}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!} locale={locale}>
          <FeedingRows rows={[{ weight_kg: 2.5, grams_per_day: 70 }]} />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  return markup.match(/(?<=<t[hd][^>]*>)[^<]+/g) ?? []
}

it.each([
  { locale: 'ja-JP', cells: ['体重（kg）', '1日の量', '2.5', '70 g'] },
  { locale: 'de-DE', cells: ['Gewicht (kg)', 'Menge pro Tag', '2,5', '70 g'] },
])('writes the table of the label in $locale', async ({ locale, cells }) => {
  expect(await readCells(locale)).toEqual(cells)
})

it('writes no table in the language of the catalogue, whose description has it', async () => {
  expect(await readCells('en-US')).toEqual([])
})
