import { addressLines, type ShownAddress } from '@meerkat/domain/checkout/address-lines'
import { useMessages } from '../messages/messages.tsx'
import { useLocale } from './store-view.tsx'

/** Writes addresses as their country does. Needs the messages of the checkout. */
export function useAddressLines(): (address: ShownAddress) => string[] {
  const t = useMessages()
  const locale = useLocale()
  return (address) => addressLines(address, { locale, writeVatNumber: (number) => t('address.vatNumber', { number }) })
}

/** An address, one part on each line. */
export function Address({ of, title }: { of: ShownAddress; title?: string }) {
  const linesOf = useAddressLines()
  return (
    <address className="not-italic">
      {title && <strong className="block">{title}</strong>}
      {linesOf(of).map((line, at) => (
        <span key={`${at} ${line}`} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
