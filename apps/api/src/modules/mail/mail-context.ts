import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { addressedName } from '@meerkat/domain/format/name-order'
import { createChosenLabels, type TranslateLabel } from '@meerkat/domain/labels/translate-label'
import { createI18n } from '@meerkat/i18n/messages'
import type { MailBlock } from './mail-block.ts'
import { type MailBrand, PLAIN_BRAND } from './mail-brand.ts'
import { renderMail } from './render-mail.ts'
import { unlinked } from './unlinked.ts'

/** What composing a mail needs: the messages of the shopper's language, and the links and price format of a store view. Decision 0009. */
export interface MailContext {
  readonly view: StoreView
  readonly locale: string
  readonly shop: string
  t(id: string, values?: Record<string, unknown>): string
  /** Translates a label of the catalogue; null where the mail is in the language of the catalogue. Decision 0086. */
  readonly label: TranslateLabel | null
  /** Returns a URL of the shop, with the prefix of the store view. */
  link(path: string, query?: Record<string, string>): string
  /** Returns the URL of a path that has the prefix already, or needs none. */
  linkTo(path: string): string
  write(subject: string, blocks: readonly MailBlock[]): { subject: string; html: string; text: string }
}

export interface MailContextOptions {
  readonly publicUrl: string
  /** The language that the shopper chose; null: the store view's own. */
  readonly language?: string | null
  readonly labels?: StoresFile['labels'] | undefined
  readonly brand?: MailBrand
  readonly seller?: Sender
}

/** The company that a mail comes from. */
export interface Sender {
  readonly name: string
  readonly address: readonly string[]
}

/** English where a message has no translation. */
export async function createMailContext(
  view: StoreView,
  { publicUrl, language = null, labels = {}, brand = PLAIN_BRAND, seller }: MailContextOptions,
): Promise<MailContext> {
  const own = view.i18n.defaultLocale
  const i18n = await createI18n(language ?? own, ['mail', 'cart', 'delivery', 'checkout'])
  const shop = view.seo.titleSuffix
  const home = new URL(view.url === '' ? '/' : `${view.url}/`, publicUrl)
  const t: MailContext['t'] = (id, values = {}) => i18n.t(id, { shop, ...values })
  return {
    view,
    locale: i18n.locale,
    label: createChosenLabels(own, i18n.locale, labels),
    shop,
    t,
    link: (path, query = {}) => {
      const address = new URL(path, home)
      address.search = new URLSearchParams(query).toString()
      return address.href
    },
    linkTo: (path) => new URL(path, publicUrl).href,
    write: (subject, blocks) =>
      renderMail({
        subject,
        blocks,
        footer: (url) => t('mail.footer', { url }),
        sender: seller ? [seller.name, ...seller.address].join(', ') : '',
        shop,
        brand,
        home: home.href,
        locale: i18n.locale,
      }),
  }
}

/** The first paragraph of a mail to a customer. */
export function greet({ t, locale }: MailContext, { customer_firstname, customer_lastname }: Addressee): MailBlock {
  return { kind: 'paragraph', text: t('mail.hello', { name: unlinked(addressedName(locale, customer_firstname, customer_lastname)) }) }
}

type Addressee = Pick<HistoryOrder, 'customer_firstname' | 'customer_lastname'>
