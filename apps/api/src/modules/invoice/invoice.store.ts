import type { InvoiceRequest } from '@meerkat/contract/invoice'
import type { DocumentKind } from '@meerkat/domain/orders/document-number'
import type { Executor, Statement } from '../../db/executor.ts'
import type { TaxDocument } from './tax-document.ts'

/** An issued document. */
export interface StoredDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly number: string
  readonly issued_at: Date
  readonly body: TaxDocument
}

export interface NewDocument {
  readonly kind: DocumentKind
  readonly storeCode: string
  readonly position: number
  readonly number: string
  readonly orderId: number
  readonly refersTo: number | null
  readonly total_cents: number
  readonly issuedAt: Date
  readonly body: TaxDocument
}

// An invoice that already names a company keeps it.
const NAME: Statement = {
  name: 'name-company-of-invoice',
  text: `update sales_order_address set body = (body::jsonb || jsonb_build_object('company', $2::text, 'vat_id', $3::text))::json
    where order_id = $1 and kind = 'billing' and (
      coalesce(body ->> 'company', '') = '' or (body ->> 'company' = $2 and coalesce(body ->> 'vat_id', '') in ('', $3))
    ) returning order_id`,
}
const LOCK: Statement = { name: 'lock-order-for-invoice', text: 'select id from sales_order where id = $1 for update' }
/**
 * The row stays locked until the transaction ends. After a rollback the next transaction draws the same number again, so there are no gaps,
 * unlike with a database sequence. Decision 0032.
 */
const DRAW: Statement = {
  name: 'draw-document-position',
  text: `insert into tax_document_series (kind, store_code, last) values ($1, $2, 1)
    on conflict (kind, store_code) do update set last = tax_document_series.last + 1 returning last`,
}
const INSERT: Statement = {
  name: 'insert-tax-document',
  text: `insert into tax_document (kind, store_code, position, number, order_id, refers_to, total_cents, issued_at, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
}
const COLUMNS = 'id, kind, number, issued_at, body'
const SELECT_INVOICE: Statement = {
  name: 'select-invoice',
  text: `select ${COLUMNS} from tax_document where order_id = $1 and kind = 'invoice' order by id desc limit 1`,
}
const SELECT: Statement = {
  name: 'select-tax-document',
  text: `select ${COLUMNS} from tax_document where order_id = $1 and number = $2`,
}

/** Locks the order until the transaction ends. */
export async function lockForInvoice(tx: Executor, orderId: number): Promise<void> {
  await tx.run(LOCK, [orderId])
}

/** Adds a company to the invoice. False when it already names another company, or the same one with a different tax number. */
export async function nameCompany(sql: Executor, orderId: number, { company, vat_id }: InvoiceRequest): Promise<boolean> {
  const rows = await sql.run(NAME, [orderId, company, vat_id])
  return rows.length > 0
}

/** The next position of a series, from 1. */
export async function drawPosition(tx: Executor, kind: DocumentKind, storeCode: string): Promise<number> {
  const [row] = await tx.run<{ last: number }>(DRAW, [kind, storeCode])
  if (!row) throw new Error('A series has no position')
  return row.last
}

export async function insertDocument(tx: Executor, document: NewDocument): Promise<void> {
  const { kind, storeCode, position, number, orderId, refersTo, total_cents, issuedAt, body } = document
  await tx.run(INSERT, [kind, storeCode, position, number, orderId, refersTo, total_cents, issuedAt, JSON.stringify(body)])
}

/** The current invoice of an order: the last one, when it was replaced. */
export async function findInvoice(sql: Executor, orderId: number): Promise<StoredDocument | null> {
  const [row] = await sql.run<StoredDocument>(SELECT_INVOICE, [orderId])
  return row ?? null
}

export async function findDocument(sql: Executor, orderId: number, number: string): Promise<StoredDocument | null> {
  const [row] = await sql.run<StoredDocument>(SELECT, [orderId, number])
  return row ?? null
}
