import { useMessages } from '../../../shell/messages/messages.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

export interface ChooseOptionProps {
  name: string
  href: string
}

/** Replaces the add-to-cart button of products with sizes, colours or parts to choose first. */
export function ChooseOption({ name, href }: ChooseOptionProps) {
  const t = useMessages()
  return (
    <ButtonLink href={href} variant="secondary" size="small" aria-label={t('tile.chooseNamed', { name })}>
      {t('tile.chooseSize')}
    </ButtonLink>
  )
}
