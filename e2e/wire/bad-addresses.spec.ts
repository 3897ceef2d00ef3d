import { expect, test } from '@playwright/test'
import { getRaw } from '../shop/get-raw.ts'
import { findProducts } from '../shop/wire.ts'

const strange = [
  { path: '/no-such-thing', status: 404 },
  { path: '/dogs/no-such-thing', status: 404 },
  { path: '/c/no-such-thing', status: 404 },
  { path: '/p/NO-SUCH-SKU/slug', status: 404 },
  { path: '/p/NO-SUCH-SKU/slug/CHILD', status: 404 },
  { path: '/i/no-such-thing', status: 404 },
  { path: '/pages/no-such-thing', status: 404 },
  { path: '/de/no-such-thing', status: 404 },
  { path: '/xx/dogs', status: 404 },
  { path: '/last-season', status: 404 },
  { path: `/${'a'.repeat(3000)}`, status: 404 },
  { path: '/page-not-found', status: 404 },
  { path: '/dogs/dog-food?brand=nobody&colours=%00&price=abc&sort=sku;drop', status: 400 },
  { path: '/dogs/dog-food?brand=nobody&colours=none&price=abc&sort=sku;drop', status: 200 },
  { path: '/dogs/dog-food?brand=1&brand=2&brand[]=3&brand.x=4&__proto__=5&constructor=6', status: 200 },
  { path: '/de/search?q=dog%20food', status: 200 },
  { path: '/de/search?q=dog+food', status: 200 },
  { path: '/de/hunde?brand=71,72&sort=final_price:desc', status: 200 },
  { path: '/it/cani?brand=71%2C72&sort=final_price%3Adesc', status: 200 },
  { path: '/dogs/dog-food?p=0', status: 200 },
  { path: '/dogs/dog-food?p=-3', status: 200 },
  { path: '/dogs/dog-food?p=1e9', status: 200 },
  { path: '/dogs/dog-food?p=999999999999999999999', status: 200 },
  { path: '/dogs/dog-food?page=99', status: 307 },
  { path: '/de/search?q=hund&page=99', status: 307 },
  { path: '/small-pets/ferrets', status: 200 },
  { path: '/dogs/dog-food?sort=nope:desc&rating=-1&in_stock=maybe&free_from=plutonium&contains=__proto__', status: 200 },
  { path: '/search?q=dog&sort=constructor&price=0.0-0.0', status: 200 },
  { path: '/search?q=%00%00%00&page=-1', status: 400 },
  { path: '/search?q=%01%01%01&page=-1', status: 200 },
  { path: '/dogs/dog-food?%', status: 200 },
  { path: '/dogs/dog-food?a=%E0%A4%A', status: 200 },
  { path: '/search?q=', status: 200 },
  { path: '/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', status: 200 },
  { path: `/search?q=${'chicken '.repeat(1000).replaceAll(' ', '%20')}`, status: [200, 400, 414, 431] },
  { path: `/dogs/dog-food?brand=${'a,'.repeat(4096)}`, status: [200, 400, 414, 431] },
  { path: '/search?q=%F0%9F%90%95%F0%9F%90%95%F0%9F%90%95', status: 200 },
  { path: '/dogs/..%2f..%2fetc/passwd', status: [400, 404] },
  { path: '/..%2f..%2f..%2fetc%2fpasswd', status: [400, 404] },
  { path: '/assets/..%2f..%2fserver%2fserver.js', status: [400, 404] },
  { path: '/assets/../../server/server.js', status: [400, 404] },
  { path: '/img/310/300/resize/..%2f..%2f..%2fetc/passwd', status: [400, 404] },
  { path: '//evil.example/dogs', status: [301, 302, 307, 308, 400, 404] },
  { path: '/\\evil.example', status: 400 },
  { path: '/%2f%2fevil.example', status: [301, 302, 307, 308, 400, 404] },
  { path: '/dogs%00', status: [400, 404] },
  { path: '/dogs%0d%0aset-cookie:%20a=b', status: [400, 404] },
  { path: '/%', status: [400, 404] },
  { path: '/%E0%A4%A', status: [400, 404] },
  { path: '/order/status?id=../../x&resourcePath=//evil', status: [200, 404] },
  { path: '/error', status: [200, 500] },
]

for (const { path, status } of strange) {
  const shown = path.length > 70 ? `${path.slice(0, 60)}… (${path.length} letters)` : path
  test(`${shown} is answered with ${[status].flat().join(' or ')}`, async ({ baseURL }) => {
    const answer = await getRaw(baseURL, path)
    expect([status].flat()).toContain(answer.status)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).not.toContain('root:x:0')
    expect(answer.text).not.toContain('<script>alert(1)')
    if (path.includes('evil')) expect(answer.text).not.toMatch(/(?:href|src|content)="[^"]*evil\.example/)
    const location = answer.headers.location
    if (location !== undefined) expect(new URL(location, baseURL).origin).toBe(baseURL)
  })
}

test('a page number beyond the end redirects to the last page and keeps filters and sort order', async ({ baseURL }) => {
  const { headers } = await getRaw(baseURL, '/dogs?price=0.0-100.0&sort=rating:desc&page=77')
  expect(headers.location).toMatch(/^\/dogs\?price=0\.0-100\.0&sort=rating:desc(?:&page=\d)?$/)
  expect((await getRaw(baseURL, headers.location ?? '')).status).toBe(200)
  expect((await getRaw(baseURL, '/dogs/dog-food?page=77')).headers.location, 'of one page').toBe('/dogs/dog-food')
})

test('an empty category says so', async ({ baseURL }) => {
  const { text } = await getRaw(baseURL, '/small-pets/ferrets')
  expect(text).toContain('No products synchronized for this category. Please come back while online!')
})

test('a disabled product answers 404 at each of its addresses', async ({ request, baseURL }) => {
  const [product] = await findProducts(request, [{ attribute: 'status', value: { eq: 2 } }], 1)
  if (!product) throw new Error('the demo catalogue has a switched-off product, and the wire does not list it')
  for (const path of [`/${product.url_path}`, `/p/${product.sku}/slug`]) expect((await getRaw(baseURL, path)).status, path).toBe(404)
})

test('the address of a variant redirects to its configurable product', async ({ request, baseURL }) => {
  const products = await findProducts(request, [
    { attribute: 'type_id', value: { eq: 'configurable' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ])
  const parent = products.find(({ configurable_children: children }) => children?.length)!
  const child = parent.configurable_children![0]!
  const answer = await getRaw(baseURL, `/p/${child.sku}/slug`)
  expect(answer.status).toBe(301)
  expect(answer.headers.location).toBe(`/${parent.url_path}?childSku=${child.sku}`)
  expect((await getRaw(baseURL, answer.headers.location ?? '')).status).toBe(200)
})

for (const { path, leadsTo, tag } of [
  { path: '/de/dogs/dog-food', leadsTo: '/de/hunde/hundefutter', tag: 'C11' },
  { path: '/de/dogs?brand=71&sort=final_price:desc&utm=1', leadsTo: '/de/hunde?brand=71&sort=final_price:desc', tag: 'C10' },
  { path: '/it/hunde/hundefutter', leadsTo: '/it/cani/alimenti-per-cani', tag: 'C11' },
  { path: '/hunde', leadsTo: '/dogs', tag: 'C10' },
  {
    path: '/de/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html?childSku=KK-VENISON-PUMPKIN-2KG',
    leadsTo: '/de/hunde/hundefutter/kopje-kin-wild-kuerbis-4319.html?childSku=KK-VENISON-PUMPKIN-2KG',
    tag: 'P4319',
  },
  { path: '/de/c/dogs-10?page=2', leadsTo: '/de/hunde?page=2', tag: 'C10' },
]) {
  test(`${path}, an address of another store view, redirects permanently to the address in this one`, async ({ baseURL }) => {
    const answer = await getRaw(baseURL, path)
    expect([answer.status, answer.headers.location]).toEqual([301, leadsTo])
    expect(String(answer.headers['x-vs-cache-tags']).split(' ')).toContain(tag)
    expect((await getRaw(baseURL, leadsTo)).status).toBe(200)
  })
}
