import { postcodes } from 'virtual:postcodes'
import { findByPostcode, type KnownPlace, type PostcodeData, planFill } from '@meerkat/domain/postcodes/find-by-postcode'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressDetails } from './customer-address.ts'

export interface UsePostcode {
  readonly address: AddressDetails
  /** The form has no field for the suburb, so none is filled in. */
  readonly withoutSuburb: boolean
  readonly onChange: (fields: Partial<AddressDetails>) => void
}

/**
 * Fills in city, province and suburb after the postcode was typed; nothing that was typed is overwritten, and nothing waits for it.
 * docs/behaviour/checkout.md §13.1.
 */
export function usePostcode({ address, withoutSuburb, onChange }: UsePostcode) {
  const { country, zipCode } = address
  const [known, setKnown] = useState<{ readonly country: string; readonly data: PostcodeData } | null>(null)
  const isTyped = useRef(false)
  const filled = useRef<KnownPlace | null>(null)
  const data = known?.country === country ? known.data : null
  const found = data && findByPostcode(data, zipCode)

  useEffect(() => {
    let isMounted = true
    // Without the file, everything is typed.
    void loadPostcodes(country).then((loaded) => isMounted && setKnown(loaded && { country, data: loaded }))
    return () => {
      isMounted = false
    }
  }, [country])

  const fillPlace = useEffectEvent((place: KnownPlace | null) => {
    // An address of the profile is left as it is.
    if (!place || !isTyped.current) return
    const { suburb, ...fill } = planFill(address, place, filled.current)
    const fields = suburb === undefined || withoutSuburb ? fill : { ...fill, suburb }
    filled.current = place
    if (Object.keys(fields).length > 0) onChange(fields)
  })
  // Run after a change of the postcode, and once the file is there.
  useEffect(() => fillPlace(data && findByPostcode(data, zipCode)), [data, zipCode])

  return {
    /** The provinces of the country; empty where they are not known. */
    regions: data?.regions ?? [],
    suburbs: found?.suburbs ?? [],
    /** The postcode was typed. */
    noteTyped() {
      isTyped.current = true
      filled.current ??= found
    },
  }
}

/** Loads the file of a country; null where there is none. */
export async function loadPostcodes(country: string): Promise<PostcodeData | null> {
  return (await postcodes[country]?.().catch(() => null)) ?? null
}
