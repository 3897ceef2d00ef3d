import type { Attribute } from '@meerkat/contract/attribute'

/** As a platform exports it. */
export const COLOR: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  frontend_input: 'select',
  default_frontend_label: 'Color',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '1',
  is_comparable: '0',
  options: [{ value: '52', label: 'Red' }],
}
