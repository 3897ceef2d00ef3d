import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { FEEDING_ACTIVITIES, FEEDING_AGES, isGrowing, WEIGHTS_KG } from '@meerkat/domain/feeding/daily-energy'
import { planFeeding, planPackUse } from '@meerkat/domain/feeding/plan-feeding'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import './feeding.css'
import { FeedingRows } from './feeding-rows.tsx'
import { type FormAnimal, useFedAnimal } from './use-fed-animal.ts'

export interface FeedingCalculatorProps {
  guide: FeedingGuide
  pack: { label: string; grams: number; price: number } | null
}

/** Calculates grams per day for the shopper's own animal, how long the chosen pack lasts, and the cost per day. docs/behaviour/products.md §2.6. */
export function FeedingCalculator({ guide, pack }: FeedingCalculatorProps) {
  const t = useMessages()
  const price = usePrice()
  const { i18n } = useRouter().options.context
  const titleId = useId()
  const hasMessages = useLaterMessages('product')
  const { animal, setAnimal, keep } = useFedAnimal(guide)
  if (!hasMessages) return null

  const kind = guide.animal
  const feeding = planFeeding(guide, toAnimal(animal))
  const use = feeding && pack && planPackUse(feeding.gramsPerDay, pack)

  function inUnit(amount: number, unit: 'gram' | 'day') {
    return i18n.number(amount, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' })
  }

  function change(next: Partial<FormAnimal>) {
    const changed = { ...animal, ...next }
    setAnimal(changed)
    if (planFeeding(guide, toAnimal(changed))) keep(toAnimal(changed))
  }

  return (
    <section className="feeding" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`feeding.title.${kind}`)}</h2>
      <div className="feeding-form">
        <Field
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          label={t('feeding.weight')}
          value={animal.weight}
          error={feeding ? undefined : t('feeding.weightRange', { ...WEIGHTS_KG[kind] })}
          onChange={(event) => change({ weight: event.target.value })}
        />
        <Select
          label={t('feeding.age')}
          value={animal.age}
          options={FEEDING_AGES.map((age) => ({ value: age, label: t(`feeding.age.${age}.${kind}`) }))}
          onChange={(event) => change({ age: event.target.value as FormAnimal['age'] })}
        />
        {!isGrowing(animal.age) && (
          <Select
            label={t('feeding.activity')}
            value={animal.activity}
            options={FEEDING_ACTIVITIES.map((activity) => ({ value: activity, label: t(`feeding.activity.${activity}.${kind}`) }))}
            onChange={(event) => change({ activity: event.target.value as FormAnimal['activity'] })}
          />
        )}
      </div>
      <dl className="feeding-result" aria-live="polite" aria-atomic>
        {feeding && <Figure label={t('feeding.amount')}>{inUnit(feeding.gramsPerDay, 'gram')}</Figure>}
        {use && pack && use.days > 0 && <Figure label={t('feeding.lasts', { size: pack.label })}>{inUnit(use.days, 'day')}</Figure>}
        {use && use.days === 0 && <Figure label={t('feeding.packs')}>{i18n.number(use.packsPerDay)}</Figure>}
        {use && use.costPerDay > 0 && <Figure label={t('feeding.cost')}>{price(use.costPerDay)}</Figure>}
      </dl>
      <p className="field-hint">
        {feeding?.basis === 'formula' ? t('feeding.byFormula', { kcal: guide.kcal_per_100g }) : t('feeding.byLabel')} {t('feeding.advice')}
      </p>
      <FeedingRows rows={guide.rows} />
    </section>
  )
}

function toAnimal({ weight, ...animal }: FormAnimal) {
  const typed = weight.trim().replace(',', '.')
  return { ...animal, weightKg: typed === '' ? Number.NaN : Number(typed) }
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="amounts">{children}</dd>
    </div>
  )
}
