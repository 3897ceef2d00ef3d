import { labelled } from '@meerkat/domain/format/with-colon'
import type { MouseEventHandler } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLocale } from '../../../shell/store-view/store-view.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

export interface ChooseOptionProps {
  name: string
  href: string
  /** The product is sold out. */
  isOut?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/**
 * Replaces the add-to-cart button of products with sizes, colours or parts to choose first, and of sold-out ones, whose page has alternatives
 * and the form that asks for a mail when they are back.
 */
export function ChooseOption({ name, href, isOut, onClick }: ChooseOptionProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="small"
      aria-label={isOut ? labelled(t('tile.details'), name, locale) : t('tile.chooseNamed', { name })}
      {...(onClick && { onClick })}
    >
      {t(isOut ? 'tile.details' : 'tile.chooseSize')}
    </ButtonLink>
  )
}
