import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { ContentBlock, ContentPage } from './cms-query.ts'
import { contentLink } from './content-link.ts'
import type { ContentSection } from './list-siblings.ts'

export interface ContentScreenProps {
  page: ContentPage
  identifier: string
  /** The pages of its section. */
  section?: ContentSection | null | undefined
  /** The block that the shop shows next to each page. */
  block?: ContentBlock | null | undefined
  /**
   * The main content of the page, such as a form. It follows the first paragraph and the shop's address, so the first paragraph should hold
   * what is more important.
   */
  children?: ReactNode
}

/** A page of text with a readable line length. */
export function ContentScreen({ page, identifier, section, block, children }: ContentScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { locale } = useRouter().options.context.i18n
  const [lead, rest] = splitLead(page.html)
  return (
    <div className="wrap content-screen">
      <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={[{ name: t('catalog.home'), href: href('/') }, { name: page.title }]} />
      <div className="content-columns">
        <article lang={page.lang}>
          <h1>{page.heading}</h1>
          {children && lead !== '' && <RichText html={lead} />}
          {children && (
            <div lang={locale} className="content-first">
              {/* The form's heading asks to write. */}
              <Reach />
              {children}
            </div>
          )}
          <RichText html={children ? rest : page.html} />
          {!children && <Reach invite={t('cms.questions')} />}
        </article>
        {section && <SectionNav section={section} here={identifier} />}
        {block && (
          <aside className="content-block" aria-label={block.title} lang={block.lang}>
            <h2>{block.title}</h2>
            <RichText html={block.html} />
          </aside>
        )}
      </div>
    </div>
  )
}

/** Splits the text at its first heading. The lead is empty when the text begins with a heading or has none. */
function splitLead(html: string): [lead: string, rest: string] {
  const heading = Math.max(html.search(/<h\d/), 0)
  return [html.slice(0, heading), html.slice(heading)]
}

/** E-mail address and telephone number of the shop. */
function Reach({ invite }: { invite?: string }) {
  const { locale } = useRouter().options.context.i18n
  const { contactEmail, contactPhone } = shop
  return (
    <p className="content-contact" lang={locale}>
      {invite} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      {contactPhone !== '' && (
        <>
          {' · '}
          <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>
        </>
      )}
    </p>
  )
}

function SectionNav({ section, here }: { section: ContentSection; here: string }) {
  const view = useStoreView()
  // Not a `nav`: the footer has one with the same name.
  return (
    <section aria-labelledby="content-section" className="content-section">
      <h2 id="content-section">{section.title}</h2>
      <ul>
        {section.pages.map(({ identifier, label }) => (
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
