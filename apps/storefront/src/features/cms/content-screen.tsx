import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { ContentBlock, ContentPage } from './cms-query.ts'
import { contentLink } from './content-link.ts'
import type { ContentShelf } from './list-siblings.ts'

export interface ContentScreenProps {
  page: ContentPage
  identifier: string
  /** The pages of its section. */
  shelf?: ContentShelf | null | undefined
  /** The block that the shop shows next to each page. */
  block?: ContentBlock | null | undefined
}

/** A page of text with a readable line length. */
export function ContentScreen({ page, identifier, shelf, block }: ContentScreenProps) {
  const t = useMessages()
  const href = useHref()
  const view = useStoreView()
  const { locale } = useRouter().options.context.i18n
  const { contactEmail, contactPhone } = shop
  return (
    <div className="wrap content-screen">
      <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={[{ name: t('catalog.home'), href: href('/') }, { name: page.title }]} />
      {/* The merchant's text is in the language of the store view. Decision 0009. */}
      <div className="content-columns" lang={view.i18n.defaultLocale}>
        <article>
          <h1>{page.heading}</h1>
          <RichText html={page.html} />
          <p className="content-contact" lang={locale}>
            {t('cms.questions')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            {contactPhone !== '' && (
              <>
                {' · '}
                <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>
              </>
            )}
          </p>
        </article>
        {shelf && <ShelfNav shelf={shelf} here={identifier} />}
        {block && (
          <aside className="content-block" aria-label={block.title}>
            <h2>{block.title}</h2>
            <RichText html={block.html} />
          </aside>
        )}
      </div>
    </div>
  )
}

function ShelfNav({ shelf, here }: { shelf: ContentShelf; here: string }) {
  const view = useStoreView()
  // Not a `nav`: the footer has one with the same name.
  return (
    <section aria-labelledby="content-shelf" className="content-shelf">
      <h2 id="content-shelf">{shelf.title}</h2>
      <ul>
        {shelf.pages.map(({ identifier, label }) => (
          <li key={identifier}>
            <a href={contentLink(identifier, view)} aria-current={identifier === here ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
