import type { ValidationError } from '@meerkat/contract/envelope'
import type { $ZodIssue } from 'zod/v4/core'

type Path = readonly PropertyKey[]

/** A validation error as a message ("cartItem.qty must be at least 1") and in the format of old clients. */
interface Fault {
  readonly sentence: string
  readonly error: ValidationError
}

/** Describes what is wrong with a request: only the first fault, because there is usually one. */
export function toSentence(issues: readonly $ZodIssue[], input: unknown): string {
  return listFaults(issues, input)[0]?.sentence ?? 'The request is not valid'
}

/** The same as the list that old clients read. docs/wire.md §1.5. */
export function toValidationErrors(issues: readonly $ZodIssue[], input: unknown): ValidationError[] {
  return listFaults(issues, input).map(({ error }) => error)
}

/** A fault that a schema cannot detect, such as a shipping method that is not offered. */
export function faultAt(path: Path, message: string): ValidationError {
  return fault(path, 'custom', {}, message, message).error
}

function listFaults(issues: readonly $ZodIssue[], input: unknown): Fault[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownKey(issue.path, key)) : toFault(issue, input),
  )
}

function toFault(issue: $ZodIssue, input: unknown): Fault {
  const { path } = issue
  if (valueAt(input, path) === undefined) return missing(path)
  switch (issue.code) {
    case 'invalid_type': {
      const type = issue.expected === 'int' ? 'integer' : issue.expected
      return fault(path, 'type', { type }, `should be ${type}`, `must be ${TYPE_WORDS[type] ?? type}`)
    }
    case 'too_small':
      return tooSmall(path, issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(path, issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return fault(
        path,
        'pattern',
        { pattern: issue.pattern ?? issue.format },
        `should match pattern "${issue.pattern ?? issue.format}"`,
        'is not written correctly',
      )
    case 'invalid_value':
      return fault(
        path,
        'enum',
        { allowedValues: issue.values },
        'should be equal to one of the allowed values',
        `must be one of ${issue.values.join(', ')}`,
      )
    case 'invalid_union':
      return fault(path, 'anyOf', {}, 'should match some schema in anyOf', 'is not of a kind we understand')
    case 'custom':
      return fault(path, 'custom', {}, issue.message, issue.message)
    default:
      return fault(path, issue.code, {}, 'is not valid', 'is not valid')
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function tooSmall(path: Path, origin: string, limit: number): Fault {
  const isEmpty = limit === 1 ? 'must not be empty' : null
  if (origin === 'string')
    return fault(
      path,
      'minLength',
      { limit },
      `should NOT be shorter than ${limit} characters`,
      isEmpty ?? `must have at least ${limit} characters`,
    )
  if (origin === 'array')
    return fault(path, 'minItems', { limit }, `should NOT have fewer than ${limit} items`, isEmpty ?? `must have at least ${limit} entries`)
  return fault(path, 'minimum', { comparison: '>=', limit, exclusive: false }, `should be >= ${limit}`, `must be at least ${limit}`)
}

function tooBig(path: Path, origin: string, limit: number): Fault {
  if (origin === 'string')
    return fault(path, 'maxLength', { limit }, `should NOT be longer than ${limit} characters`, `must have at most ${limit} characters`)
  if (origin === 'array')
    return fault(path, 'maxItems', { limit }, `should NOT have more than ${limit} items`, `must have at most ${limit} entries`)
  return fault(path, 'maximum', { comparison: '<=', limit, exclusive: false }, `should be <= ${limit}`, `must be at most ${limit}`)
}

function missing(path: Path): Fault {
  const name = String(path.at(-1) ?? 'body')
  const parent = path.slice(0, -1)
  return {
    sentence: path.length === 0 ? 'The request has no body' : `${nameOf(path)} is missing`,
    error: {
      keyword: 'required',
      dataPath: dataPath(parent),
      schemaPath: `${schemaPath(parent)}/required`,
      params: { missingProperty: name },
      message: `should have required property '${name}'`,
    },
  }
}

function unknownKey(path: Path, key: string): Fault {
  return {
    sentence: `${nameOf([...path, key])} is not known here`,
    error: {
      keyword: 'additionalProperties',
      dataPath: dataPath(path),
      schemaPath: `${schemaPath(path)}/additionalProperties`,
      params: { additionalProperty: key },
      message: 'should NOT have additional properties',
    },
  }
}

function fault(path: Path, keyword: string, params: Record<string, unknown>, message: string, words: string): Fault {
  return {
    sentence: `${nameOf(path)} ${words}`,
    error: { keyword, dataPath: dataPath(path), schemaPath: `${schemaPath(path)}/${keyword}`, params, message },
  }
}

function nameOf(path: Path): string {
  return dataPath(path).replace(/^\./, '') || 'The request'
}

function dataPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
}

function schemaPath(path: Path): string {
  return `#${path.map((key) => (typeof key === 'number' ? '/items' : `/properties/${String(key)}`)).join('')}`
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input)
}
