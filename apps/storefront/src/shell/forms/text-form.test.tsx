import { createI18n } from '@meerkat/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../messages/messages.tsx'
import { TextForm } from './text-form.tsx'

const i18n = await createI18n('en-US', ['shop'])

it('cannot be submitted before it is hydrated: the browser would write a password into the address', () => {
  const markup = renderToStaticMarkup(
    <MessagesProvider i18n={i18n}>
      <TextForm
        id="reset"
        fields={{ password: '' }}
        checks={{}}
        lines={[{ name: 'password', label: 'New password', type: 'password' }]}
        submitLabel="Save"
        onChange={() => {}}
        onSend={async () => null}
      />
    </MessagesProvider>,
  )
  // An Enter in a field submits through the first submit button, and not at all when that is disabled.
  expect(markup.match(/<button[^>]*type="submit"[^>]*>/g)).toEqual([expect.stringContaining(' disabled=""')])
})
