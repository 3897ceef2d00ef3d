import type { Customer, CustomerAddress } from '@meerkat/contract/customer'

/** Thandi of Pretoria as the server returns her; without addresses unless they are given. */
export function aCustomer(fields: Partial<Customer> = {}): Customer {
  return {
    id: 701,
    group_id: 1,
    email: 'thandi.m@example.com',
    firstname: 'Thandi',
    lastname: 'Mokoena',
    created_at: '',
    updated_at: '',
    created_in: '',
    store_id: 1,
    website_id: 1,
    disable_auto_group_change: 0,
    addresses: [],
    ...fields,
  }
}

export function aCustomerAddress(fields: Partial<CustomerAddress> = {}): CustomerAddress {
  return {
    id: 87,
    customer_id: 701,
    region: { region_code: 'GP', region: 'Gauteng', region_id: 0 },
    region_id: 0,
    country_id: 'ZA',
    street: ['14 Acacia Road', 'Unit 3'],
    company: null,
    telephone: '0821234567',
    postcode: '0181',
    city: 'Pretoria',
    firstname: 'Thandi',
    lastname: 'Mokoena',
    vat_id: null,
    ...fields,
  }
}
