import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../testing/a-catalog.ts'
import { askGraphql } from '../../testing/ask-graphql.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ bundle: aCatalog({ products: [aProduct({ id: 1 })] }) })
})
afterAll(() => shop.close())

const nested = (depth: number) => `${'{a'.repeat(depth)}${'}'.repeat(depth)}`
const aliases = (count: number, field: string) => Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')
const doubled = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(' ')
const deepVariable = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) as object

describe('a hostile GraphQL request is 400, with a reason', () => {
  it.each<{ why: string; query: unknown; variables?: unknown; says: RegExp }>([
    { why: 'nested 1,000 deep', query: nested(1000), says: /nested more than/ },
    { why: 'a value nested 1,000 deep', query: `{taxrule(filter:${'['.repeat(1000)}${']'.repeat(1000)}){hits}}`, says: /nested more than/ },
    {
      why: 'a type nested 1,000 deep',
      query: `query($a:${'['.repeat(1000)}Int${']'.repeat(1000)}){taxrule{hits}}`,
      says: /nested more than/,
    },
    { why: '10,000 aliases', query: `{${aliases(10_000, 'taxrule{hits}')}}`, says: /at most 20000 characters/ },
    { why: 'as many aliases as the maximum length allows', query: `{${aliases(450, '__typename')}}`, says: /more than 300 fields/ },
    { why: 'many searches', query: `{${aliases(9, 'taxrule{hits}')}}`, says: /more than 8 searches/ },
    { why: 'many short words', query: `{${'a '.repeat(5000)}}`, says: /more than 1500 words/ },
    {
      why: 'a fragment that contains itself',
      query: '{...A} fragment A on Query {...B} fragment B on Query {...A}',
      says: /Cannot spread fragment/,
    },
    { why: 'fragments that multiply', query: `{...F0} ${doubled} fragment F40 on Query {__typename}`, says: /more than 300 fields/ },
    { why: '1 MB', query: `{taxrule{hits}} # ${'x'.repeat(1_000_000)}`, says: /at most 20000 characters/ },
    {
      why: 'a directive many times',
      query: `{taxrule ${'@skip(if:false)'.repeat(30)}{hits}}`,
      says: /directive "@skip" can only be used once/i,
    },
    { why: 'no query', query: '', says: /query is missing/ },
    { why: 'null', query: null, says: /query is missing/ },
    { why: 'a number', query: 5, says: /query/ },
    { why: 'not GraphQL', query: 'select * from customer', says: /Syntax Error/ },
    { why: 'an open text', query: '{taxrule(filter:"', says: /Unterminated string/ },
    { why: 'a mutation', query: 'mutation {login}', says: /mutation/ },
    { why: 'a subscription', query: 'subscription {orders}', says: /subscription/ },
    { why: 'an unknown field', query: '{customers{email}}', says: /Cannot query field "customers"/ },
    { why: 'two operations without a name', query: 'query A{taxrule{hits}} query B{taxrule{hits}}', says: /operation name/ },
    { why: 'variables that are a list', query: '{taxrule{hits}}', variables: [1], says: /variables/ },
    { why: 'variables nested too deeply', query: '{taxrule{hits}}', variables: deepVariable, says: /nested too deeply/ },
    {
      why: 'a page that is a text',
      query: 'query($p:Int){taxrule(pageSize:$p){hits}}',
      variables: { p: 'x' },
      says: /Variable "\$p" has invalid value/,
    },
    {
      why: 'an object as a value',
      query: 'query($f:ProductFilterInput){products(filter:$f){items}}',
      variables: { f: { sku: { in: [{ a: 1 }] } } },
      says: /search query is not valid/,
    },
    {
      why: 'too many conditions',
      query: 'query($f:ProductFilterInput){products(filter:$f){items}}',
      variables: { f: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`a${at}`, { eq: 1 }])) },
      says: /search query is not valid/,
    },
    { why: 'too many fields of documents', query: `{products(_sourceInclude:"${'a,'.repeat(3000)}"){items}}`, says: /Too many fields/ },
    { why: 'a NUL', query: '{taxrule{hits}}', variables: { a: '\0' }, says: /cannot be stored/ },
    { why: 'an escaped NUL', query: '{taxrule(filter:{code:{eq:"\\u0000"}}){hits}}', says: /cannot be stored/ },
  ])('$why', async ({ query, variables, says }) => {
    const { status, data, errors } = await askGraphql(shop.app, { query, variables })
    expect(status).toBe(400)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(says)
    expect(errors?.[0]?.extensions.code).toBe(400)
    expect(errors?.length).toBeLessThanOrEqual(6)
    expect(shop.faults).toEqual([])
  })

  it.each(['', '{', '[]', '[{"query":"{__typename}"}]', 'null', '"x"', '5', '{"query":'])('junk: %s', async (payload) => {
    const { status, errors } = await askGraphql(shop.app, payload)
    expect(status).toBe(400)
    expect(errors?.[0]?.message).not.toBe('')
  })

  it.each([
    { url: '/graphql', status: 400 },
    { url: '/graphql?query={taxrule{hits}}&variables=[', status: 400 },
    { url: '/graphql?query={taxrule{hits}}&variables=[1]', status: 400 },
    { url: `/graphql?query=${'x'.repeat(30_000)}`, status: 400 },
    { url: '/graphql/de/secret?query={taxrule{hits}}', status: 404 },
  ])('$url: $status', async ({ url, status }) => {
    expect((await shop.app.inject({ url })).statusCode).toBe(status)
  })

  it('refuses other methods, other content types, and more than a body may have', async () => {
    const put = await shop.app.inject({ method: 'PUT', url: '/graphql', payload: {} })
    expect([put.statusCode, put.headers['allow']]).toEqual([405, 'POST, GET'])
    const headers = { 'content-type': 'text/plain' }
    expect((await shop.app.inject({ method: 'POST', url: '/graphql', payload: '{"query":"{__typename}"}', headers })).statusCode).toBe(415)
    const large = await askGraphql(shop.app, { query: 'x'.repeat(1_100_000) })
    expect(large).toMatchObject({ status: 413, errors: [{ extensions: { code: 413 } }] })
  })
})

describe('the schema of a shop without introspection', () => {
  it.each(['{__schema{types{name}}}', '{__type(name:"Query"){name}}'])('is not revealed by %s', async (query) => {
    expect((await askGraphql(shop.app, { query })).status).toBe(400)
  })

  it.each([
    { query: '{product{items}}' },
    { query: '{products{item}}' },
    { query: '{products(pagesize:1){items}}' },
    { query: 'query($f:ProductFilter){products(filter:$f){items}}' },
    { query: 'query($f:FilterTypeInput){products(filter:{sku:$f}){items}}', variables: { f: { eqq: 1 } } },
  ])('cannot be guessed from suggestions: $query', async (request) => {
    const { status, errors } = await askGraphql(shop.app, request)
    expect(status).toBe(400)
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  })
})
