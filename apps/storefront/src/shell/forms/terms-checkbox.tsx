import { Checkbox, type ChoiceProps } from '../../ui/choice.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useHref } from '../store-view/href.ts'

export type TermsCheckboxProps = Omit<ChoiceProps, 'label' | 'hint'>

/** Accepts the terms, which open in another tab so that the form keeps its entries. Spec §5. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <Checkbox
      {...props}
      label={t('checkout.acceptTerms')}
      hint={
        <a href={href('/terms-conditions')} target="_blank" rel="noreferrer" className="link">
          {t('checkout.readTerms')}
        </a>
      }
    />
  )
}
