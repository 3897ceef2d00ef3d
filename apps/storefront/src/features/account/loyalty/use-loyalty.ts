import { type Loyalty, readLoyalty } from '@meerkat/contract/loyalty'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from '../../../offline/network/use-online.ts'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { openSession } from '../../../shell/session/session.ts'
import { laterOnPage, retryCall } from '../data/retry-call.ts'

export type ChangeLoyalty = (ask: (api: Api) => Promise<Outcome<Loyalty>>) => Promise<boolean>

export interface LoyaltyState {
  /** Null until it is loaded. */
  readonly loyalty: Loyalty | null
  /** Why the last call failed. */
  readonly fault: string | null
  readonly isBusy: boolean
  /** Performs a call that answers with the changed card. False when it failed. */
  readonly change: ChangeLoyalty
}

/** The loyalty card from the server; the call is repeated until it succeeds. */
export function useLoyalty(): LoyaltyState {
  const t = useMessages()
  const { api } = useRouter().options.context
  const connection = useConnection()
  const [loyalty, setLoyalty] = useState<Loyalty | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function applyOutcome(outcome: Outcome<Loyalty>): boolean {
    if (outcome.kind === 'done') setLoyalty(outcome.result)
    setFault(outcome.kind === 'done' ? null : (refusalText(outcome, t) ?? t('account.network')))
    return outcome.kind === 'done'
  }

  const showCard = useEffectEvent(applyOutcome)
  // `connection` is a dependency so that the call is repeated at once when the connection is back.
  useEffect(
    () => retryCall({ ask: () => api.ask(readLoyalty, {}), onOutcome: (outcome) => void showCard(outcome), later: laterOnPage }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [api, connection],
  )

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
