import { useHref } from '../../shell/href.ts'
import { stores } from '../../shell/stores.ts'
import { useWords } from '../../shell/words.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { ContentPage } from './cms-query.ts'

export interface ContentScreenProps {
  page: ContentPage
}

/** A page of text at a readable measure. */
export function ContentScreen({ page }: ContentScreenProps) {
  const t = useWords()
  const href = useHref()
  const { contactEmail } = stores.shop
  return (
    <div className="wrap content-screen">
      <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={[{ name: t('catalog.home'), href: href('/') }, { name: page.title }]} />
      <article>
        <h1>{page.heading}</h1>
        <RichText html={page.html} />
      </article>
      <p className="content-contact">
        {t('cms.questions')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </div>
  )
}
