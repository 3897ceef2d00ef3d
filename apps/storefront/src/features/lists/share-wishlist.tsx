import { readWishlist, shareWishlist, type Wishlist } from '@meerkat/contract/wishlist'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Outcome } from '../../shell/api/api-client.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { refusalText } from '../../shell/messages/refusal-text.ts'
import { closePanel } from '../../shell/navigation/panels.ts'
import { notices } from '../../shell/notifications/notices.ts'
import { openAuth, sessionStore } from '../../shell/session/session.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import './share-wishlist.css'

/** Shares the wishlist by a link, or stops sharing it. Guests are asked to log in. docs/behaviour/small-stores.md §20.1. */
export function ShareWishlist() {
  const t = useMessages()
  const href = useHref()
  const { api } = useRouter().options.context
  const isGuest = useStore(sessionStore, ({ user }) => user === null)
  const [key, setKey] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  useEffect(() => {
    let isHere = true
    if (!isGuest) void read()

    async function read() {
      const outcome = await api.ask(readWishlist, {})
      if (isHere && outcome.kind === 'done') setKey(outcome.result.shareKey)
    }

    return () => {
      isHere = false
    }
  }, [api, isGuest])

  async function share(isShared: boolean): Promise<Outcome<Wishlist>> {
    setBusy(true)
    const outcome = await api.ask(shareWishlist, { body: { isShared } }).finally(() => setBusy(false))
    if (outcome.kind === 'done') setKey(outcome.result.shareKey)
    else notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('wishlist.notShared'), action1 })
    return outcome
  }

  function handleShare() {
    if (!isGuest) return void share(true)
    closePanel('wishlist')
    openAuth()
  }

  if (key === null || isGuest)
    return (
      <div className="wishlist-share">
        <Button variant="secondary" wide busy={isBusy} onClick={handleShare}>
          {t('wishlist.share')}
        </Button>
        <p className="text-ink-soft">{t(isGuest ? 'wishlist.shareLogin' : 'wishlist.shareText')}</p>
      </div>
    )

  const link = `${location.origin}${href('/wishlist')}?key=${key}`

  async function copy() {
    // Phones have their own share sheet; closing it is not an error.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return navigator.share({ url: link }).catch(() => undefined)
    await navigator.clipboard.writeText(link)
    return notices.show({ type: 'success', message: t('wishlist.copied'), action1 })
  }

  return (
    <div className="wishlist-share">
      <Field label={t('wishlist.link')} value={link} readOnly hint={t('wishlist.linkHint')} onFocus={(event) => event.target.select()} />
      <div className="wishlist-share-ways">
        <Button size="small" onClick={() => void copy().catch(() => undefined)}>
          {t('wishlist.copy')}
        </Button>
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void share(false)}>
          {t('wishlist.endShare')}
        </Button>
      </div>
    </div>
  )
}
