import { type Loyalty, readLoyalty } from '@meerkat/contract/loyalty'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { openSession } from '../../../shell/session/session.ts'
import { useAnswer } from '../data/use-answer.ts'

export type ChangeLoyalty = (ask: (api: Api) => Promise<Outcome<Loyalty>>) => Promise<boolean>

export interface LoyaltyState {
  /** Null until it is loaded, unless one is stored. */
  readonly loyalty: Loyalty | null
  /** Why the last call failed. */
  readonly fault: string | null
  readonly isBusy: boolean
  /** Performs a call that answers with the changed card. False when it failed. */
  readonly change: ChangeLoyalty
}

/** The stored loyalty card at once, then the server's; the call is repeated until it succeeds. docs/behaviour/account.md §16.4. */
export function useLoyalty(): LoyaltyState {
  const t = useMessages()
  const { api, view } = useRouter().options.context
  const [loyalty, setLoyalty] = useState<Loyalty | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const openUser = () => openOffline({ api, storeCode: view.storeCode }).user

  useEffect(() => {
    let isOpen = true
    void openUser()
      .readLoyalty()
      .then((stored) => isOpen && setLoyalty((before) => before ?? stored))

    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, view])

  useAnswer(
    'loyalty',
    () => api.ask(readLoyalty, {}),
    (outcome) => {
      // The line below the header says that the shop is silent; the stored card stays.
      if (outcome.kind !== 'no-answer' || loyalty === null) applyOutcome(outcome)
    },
  )

  function applyOutcome(outcome: Outcome<Loyalty>): boolean {
    setFault(outcome.kind === 'done' ? null : (refusalText(outcome, t) ?? t('account.network')))
    if (outcome.kind !== 'done') return false
    setLoyalty(outcome.result)
    void openUser().writeLoyalty(outcome.result)
    return true
  }

  async function change(ask: (api: Api) => Promise<Outcome<Loyalty>>): Promise<boolean> {
    setBusy(true)
    const hadCard = loyalty?.card !== null
    const isDone = applyOutcome(await ask(api).finally(() => setBusy(false)))
    // Other pages, such as that of a new order, find the card in the profile.
    if (isDone && !hadCard) await (await openSession()).refreshProfile()
    return isDone
  }

  return { loyalty, fault, isBusy, change }
}
