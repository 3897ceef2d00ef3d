import { useRouter } from '@tanstack/react-router'
import { Popover } from '../../ui/popover.tsx'
import { useMessages } from '../messages/messages.tsx'
import { answerLanguageClick } from './early-language-click.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/**
 * The languages of the shop. A plain form that posts to the URL of the page itself, so it needs no JavaScript and returns to where the
 * shopper was. Decision 0009.
 */
export function LanguageForm({ id }: { id: string }) {
  const t = useMessages()
  const chosen = useRouter().options.context.i18n.locale
  return (
    <Popover id={id} ref={answerLanguageClick} className="languages">
      <form method="post" aria-label={t('frame.language')}>
        <h2>{t('frame.language')}</h2>
        {Object.entries(LANGUAGE_NAMES).map(([locale, name]) => (
          <button key={locale} name="language" value={locale} lang={locale} aria-current={locale === chosen ? 'true' : undefined}>
            {name}
          </button>
        ))}
      </form>
    </Popover>
  )
}
