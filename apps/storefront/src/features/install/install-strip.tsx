import { ConnectionStrip } from '../../shell/frame/connection-strip.tsx'
import { useMessages } from '../../shell/messages/messages.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import type { ShownOffer } from './use-install-offer.ts'

/** The offer, as a line below the header. */
export function InstallStrip({ way, accept, decline }: ShownOffer) {
  const t = useMessages()
  return (
    <ConnectionStrip kind="offer">
      {t(way.kind === 'dialog' ? 'install.offer' : 'install.share', { shop: shop.name })}{' '}
      <span className="connection-strip-actions">
        {way.kind === 'dialog' && (
          <button type="button" className="link" onClick={() => void accept()}>
            {t('install.do')}
          </button>
        )}
        <button type="button" className="link" onClick={decline}>
          {t('install.later')}
        </button>
      </span>
    </ConnectionStrip>
  )
}
