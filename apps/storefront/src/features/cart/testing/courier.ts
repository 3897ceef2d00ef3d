/** A delivery method as the server lists it; its tax is 15 %. */
export const COURIER = {
  carrier_code: 'courier',
  method_code: 'standard',
  carrier_title: 'Courier',
  method_title: 'Standard',
  amount: 50,
  base_amount: 50,
  available: true,
  error_message: '',
  price_excl_tax: 50,
  price_incl_tax: 57.5,
}
