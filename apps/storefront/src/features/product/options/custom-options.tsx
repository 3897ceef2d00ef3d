import type { CustomOption } from '@meerkat/contract/custom-option'
import type { CustomChoices } from '@meerkat/domain/pricing/custom-option-delta'
import type { OptionFault } from '@meerkat/domain/variants/find-option-faults'
import { type ChangeEvent, useId } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Checkbox, Radio } from '../../../ui/choice.tsx'
import { describeField, Field, FieldShell } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

export interface CustomOptionsProps {
  options: readonly CustomOption[]
  choices: CustomChoices
  /** Errors by option id, once the shopper has tried to add to the cart. */
  faults: Readonly<Record<number, OptionFault>>
  /** `YYYY-MM-DD` in the shopper's time zone; empty until hydrated. */
  today: string
  writeDay: (day: string) => string
  onChange: (optionId: number, choice: CustomChoices[number]) => void
}

/** Custom options: a name, a thread colour, an extra. Spec §3, docs/behaviour/prices.md §4.5. */
export function CustomOptions({ options, choices, faults, onChange, ...days }: CustomOptionsProps) {
  // The messages that name the faults are in this part.
  const hasMessages = useLaterMessages()
  return options.map((option) => (
    <CustomOptionInput
      key={option.option_id}
      option={option}
      choice={choices[option.option_id]}
      fault={hasMessages ? faults[option.option_id] : undefined}
      {...days}
      onChange={(choice) => onChange(option.option_id, choice)}
    />
  ))
}

interface CustomOptionInputProps extends Pick<CustomOptionsProps, 'today' | 'writeDay'> {
  option: CustomOption
  choice: CustomChoices[number]
  fault: OptionFault | undefined
  onChange: (choice: CustomChoices[number]) => void
}

function CustomOptionInput({ option, choice, fault, today, writeDay, onChange }: CustomOptionInputProps) {
  const t = useMessages()
  const surcharge = useSurcharge()
  const { option_id, title, type, values, is_require, max_characters } = option
  const name = `option-${option_id}`
  const error = fault && t(FAULT_MESSAGES[fault], { date: writeDay(today) })
  const optional = is_require ? undefined : t('form.optional')
  const id = useId()
  const text = {
    name,
    maxLength: max_characters || undefined,
    value: String(choice ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }

  switch (type) {
    case 'field':
      return <Field label={title} {...{ error, optional }} {...text} />
    case 'area':
      return (
        <FieldShell id={id} label={title} {...{ error, optional }}>
          <textarea {...text} {...describeField(id, { error })} rows={3} className="control" />
        </FieldShell>
      )
    case 'select':
    case 'drop_down':
      return (
        <Select
          name={name}
          label={title}
          error={error}
          optional={optional}
          placeholder={t('form.choose')}
          value={String(choice ?? '')}
          options={values.map((value) => ({ value: String(value.option_type_id), label: `${value.title} ${surcharge(value)}`.trim() }))}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'radio':
    case 'checkbox': {
      const chosen = [choice ?? []].flat().map(String)
      const Choice = type === 'radio' ? Radio : Checkbox
      return (
        <fieldset className="option-set">
          <legend>{title}</legend>
          {values.map((value) => {
            const id = String(value.option_type_id)
            const others = chosen.filter((other) => other !== id)
            return (
              <Choice
                key={id}
                name={name}
                label={value.title}
                aside={surcharge(value)}
                checked={chosen.includes(id)}
                onChange={(event) => onChange(type === 'radio' ? id : event.target.checked ? [...others, id] : others)}
              />
            )
          })}
          {error && (
            <p role="alert" className="field-error">
              {error}
            </p>
          )}
        </fieldset>
      )
    }
    case 'date':
      return (
        <Field
          type="date"
          name={name}
          label={title}
          error={error}
          optional={optional}
          min={(option.from_today && today) || undefined}
          value={String(choice ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'file':
      return <p className="text-ink-soft">{t('product.optionByMail', { title })}</p>
  }
}

const FAULT_MESSAGES = {
  required: 'form.required',
  'no-date': 'form.noDate',
  past: 'form.dateFrom',
  'too-long': 'form.tooLong',
  'card-number': 'form.cardNumber',
  'not-offered': 'form.notOffered',
} as const

/** "+ R30.00", "+ 10 %"; empty for free options. */
function useSurcharge(): (value: Partial<Pick<CustomOption, 'price' | 'price_type'>>) => string {
  const t = useMessages()
  const price = usePrice()
  return ({ price: amount, price_type }) => {
    if (!amount) return ''
    return price_type === 'percent' ? t('product.surchargePercent', { percent: amount }) : t('product.surcharge', { amount: price(amount) })
  }
}
