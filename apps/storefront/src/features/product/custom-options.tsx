import type { CustomOption } from '@meerkat/contract/product'
import type { CustomChoices } from '@meerkat/domain/pricing/custom-option-delta'
import { usePrice } from '../../shell/format.ts'
import { useWords } from '../../shell/words.tsx'
import { Checkbox, Radio } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

export interface CustomOptionsProps {
  options: readonly CustomOption[]
  choices: CustomChoices
  /** Required options without an answer, once the shopper has tried. */
  missing: readonly number[]
  onChange: (optionId: number, choice: CustomChoices[number]) => void
}

/** What the shopper says about the piece they buy: a name, a colour of thread, an extra. Spec §3, behaviour 4.5. */
export function CustomOptions({ options, choices, missing, onChange }: CustomOptionsProps) {
  return options.map((option) => (
    <CustomOptionInput
      key={option.option_id}
      option={option}
      choice={choices[option.option_id]}
      isMissing={missing.includes(option.option_id)}
      onChange={(choice) => onChange(option.option_id, choice)}
    />
  ))
}

interface CustomOptionInputProps {
  option: CustomOption
  choice: CustomChoices[number]
  isMissing: boolean
  onChange: (choice: CustomChoices[number]) => void
}

function CustomOptionInput({ option, choice, isMissing, onChange }: CustomOptionInputProps) {
  const t = useWords()
  const surcharge = useSurcharge()
  const { option_id, title, type, values, is_require, max_characters } = option
  const name = `option-${option_id}`
  const error = isMissing ? t('form.required') : undefined
  const optional = is_require ? undefined : t('form.optional')

  switch (type) {
    case 'field':
    case 'area':
      return (
        <Field
          name={name}
          label={title}
          error={error}
          optional={optional}
          maxLength={max_characters || undefined}
          value={String(choice ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
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
    case 'file':
      return <p className="text-ink-soft">{t('product.optionByMail', { title })}</p>
  }
}

/** "+ R30.00", "+ 10 %"; nothing for what costs nothing. */
function useSurcharge(): (value: Partial<Pick<CustomOption, 'price' | 'price_type'>>) => string {
  const t = useWords()
  const price = usePrice()
  return ({ price: amount, price_type }) => {
    if (!amount) return ''
    return price_type === 'percent' ? t('product.surchargePercent', { percent: amount }) : t('product.surcharge', { amount: price(amount) })
  }
}
