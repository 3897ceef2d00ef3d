import type { StoreView } from '@meerkat/contract/store-config'
import type { TranslateLabel, TranslateText } from '@meerkat/domain/labels/translate-label'
import type { Relabel } from '../api/api-client.ts'

/** What a category says about itself. */
export interface IntroTexts {
  readonly intro: string | null
  readonly description: string | null
  /** The texts are in the language of the page, although the catalogue is not. */
  readonly isTranslated?: true
}

/** The labels of the catalogue in the language of the page. */
export interface Labels {
  readonly label: TranslateLabel
  readonly relabel: Relabel
  /** The store view with the names of its own methods of shipping and payment in the language of the page. */
  readonly translateMethods: <V extends Pick<StoreView, 'shipping' | 'payment'>>(view: V) => V
  /** Loads the translations of longer texts; if they cannot be loaded, it translates none. */
  readonly loadTexts: () => Promise<TranslateText>
  /** The page with its introduction in the language of the page, if that is listed. */
  readonly translateIntro: <P extends IntroTexts>(page: P) => Promise<P>
}

/**
 * Null where the page is in the language of its store view, as almost always: then nothing is loaded. Labels that cannot be loaded, such as
 * offline, stay in the language of the catalogue. Decision 0086.
 */
export async function loadLabels({ i18n }: Pick<StoreView, 'i18n'>, locale: string): Promise<Labels | null> {
  if (locale === i18n.defaultLocale) return null
  return import('./labels.ts').then(({ labelsFor }) => labelsFor(i18n.defaultLocale, locale)).catch(() => null)
}
