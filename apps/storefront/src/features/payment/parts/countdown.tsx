import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'

export interface CountdownProps {
  /** ISO 8601. */
  until: string
  onEnd: () => void
}

/** The remaining minutes and seconds. Not a live region, because a screen reader would read out every second. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const t = useMessages()
  const [left, setLeft] = useState(() => secondsUntil(until))

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000)
    return () => clearInterval(timer)
  }, [until])

  const isOver = left <= 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return <p className="countdown">{t('payment.validFor', { time: toClock(left) })}</p>
}

function secondsUntil(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
}

/** `4:09`, `1:00:00` */
function toClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
