import type { MouseEventHandler } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

export interface ChooseOptionProps {
  name: string
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** Replaces the add-to-cart button of products with sizes, colours or parts to choose first. */
export function ChooseOption({ name, href, onClick }: ChooseOptionProps) {
  const t = useMessages()
  return (
    <ButtonLink href={href} variant="secondary" size="small" aria-label={t('tile.chooseNamed', { name })} {...(onClick && { onClick })}>
      {t('tile.chooseSize')}
    </ButtonLink>
  )
}
