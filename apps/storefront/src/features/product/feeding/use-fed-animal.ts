import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { openFedAnimals, type StoredAnimal } from '../../../offline/collections/fed-animals.ts'
import { openOffline } from '../../../offline/open-offline.ts'

/** The animal in the form, with its weight as typed. */
export interface FormAnimal extends Omit<StoredAnimal, 'weightKg'> {
  readonly weight: string
}

/** The dog or cat last entered on this device, else one from the middle of the label's table. Entries are stored once they are valid. */
export function useFedAnimal(guide: FeedingGuide) {
  const { api, view } = useRouter().options.context
  const [animal, setAnimal] = useState<FormAnimal>(() => suggest(guide))
  const open = () => openFedAnimals(openOffline({ api, storeCode: view.storeCode }).storage)

  const readKept = useEffectEvent(async () => (await open().read())[guide.animal])
  // Read once per page: afterwards the form is newer.
  useEffect(() => {
    let isMounted = true
    const show = ({ weightKg, ...rest }: StoredAnimal) => setAnimal({ ...rest, weight: String(weightKg) })
    void readKept().then((kept) => kept && isMounted && show(kept))
    return () => {
      isMounted = false
    }
  }, [])

  return { animal, setAnimal, keep: (kept: StoredAnimal) => void open().write(guide.animal, kept) }
}

function suggest({ animal, age, rows = [] }: FeedingGuide): FormAnimal {
  const usual = animal === 'dog' ? 20 : 4
  const weightKg = rows[Math.floor(rows.length / 2)]?.weight_kg ?? usual
  return { weight: String(weightKg), age: age ?? 'adult', activity: 'normal' }
}
