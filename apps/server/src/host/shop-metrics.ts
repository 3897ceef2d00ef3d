import type { ShopFigures } from '@meerkat/api/shop-figures'
import { Gauge, type Registry } from 'prom-client'

/** Minimum time between reads from the database, so that several scrapers cost no more than one. */
const FRESH_MS = 10_000

/**
 * Orders, stock, jobs and coupons for `/metrics`. Every process reads the same figures from the database, so they are not added up.
 * They are omitted while the database is unreachable, and where there is none.
 */
export function collectShopMetrics(registry: Registry, readFigures: () => Promise<ShopFigures | null>): void {
  let read: Promise<ShopFigures | null> = Promise.resolve(null)
  let readAt = -FRESH_MS
  function figures(): Promise<ShopFigures | null> {
    if (performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now()
      read = readFigures().catch(() => null)
    }
    return read
  }
  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    set: (gauge: Gauge<Label>, found: ShopFigures) => void,
  ) {
    const metric = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      aggregator: 'max',
      async collect() {
        const found = await figures()
        this.reset()
        if (found) set(this, found)
      },
    })
    registry.registerMetric(metric)
  }
  gauge('shop_orders', 'Orders by status', ['status'], (one, { orders }) => {
    for (const { status, count } of orders) one.set({ status }, count)
  })
  gauge(
    'shop_jobs',
    'Mails and other jobs of the outbox, by topic and state (waiting, failing, set-aside)',
    ['topic', 'state'],
    (one, { jobs }) => {
      for (const { topic, state, count } of jobs) one.set({ topic, state }, count)
    },
  )
  gauge('shop_oldest_job_seconds', 'Age of the oldest job that waits', [], (one, { oldestJobSeconds }) => one.set(oldestJobSeconds))
  gauge('shop_stock_records', 'Stock records of counted products by state (available, low, sold-out)', ['state'], (one, { stock }) => {
    for (const { state, count } of stock) one.set({ state }, count)
  })
  gauge('shop_coupons', 'Coupons that are valid, by source', ['source'], (one, { coupons }) => {
    for (const { source, count } of coupons) one.set({ source }, count)
  })
  gauge('shop_coupon_redemptions', 'Orders that redeemed a coupon', [], (one, { redemptions }) => one.set(redemptions))
  gauge('shop_payment_attempts', 'Attempts to pay, by provider and state', ['provider', 'state'], (one, { payments }) => {
    for (const { provider, state, count } of payments.attempts) one.set({ provider, state }, count)
  })
  gauge('shop_payment_held_cents', 'Money that was received and not sent back, by provider', ['provider'], (one, { payments }) => {
    for (const { provider, held } of payments.attempts) one.inc({ provider }, held)
  })
  gauge('shop_payment_events', 'Notifications of providers, by provider and kind', ['provider', 'kind'], (one, { payments }) => {
    for (const { provider, kind, count } of payments.events) one.set({ provider, kind }, count)
  })
  gauge('shop_payment_refunds', 'Refunds by state (requested, sent, done, failed)', ['state'], (one, { payments }) => {
    for (const { state, count } of payments.refunds) one.set({ state }, count)
  })
  gauge('shop_payment_findings', 'Things about money that a person must look at', [], (one, { payments }) => one.set(payments.findings))
  gauge('shop_reservations', 'Orders that wait for their payment and hold goods', [], (one, { payments }) => one.set(payments.reservations))
  gauge('shop_reservation_overdue_seconds', 'How long the oldest reservation should have ended', [], (one, { payments }) =>
    one.set(payments.overdueSeconds),
  )
  gauge('shop_payment_question_overdue_seconds', 'How long the oldest question to a provider is due', [], (one, { payments }) =>
    one.set(payments.unaskedSeconds),
  )
  gauge('shop_payment_refund_open_seconds', 'Age of the oldest refund whose outcome is open', [], (one, { payments }) =>
    one.set(payments.openRefundSeconds),
  )
  gauge(
    'shop_payment_compared',
    'Payments in the latest daily comparison, by provider and side (theirs, ours, unexplained)',
    ['provider', 'side'],
    (one, { payments }) => {
      for (const { provider, theirs, ours, unexplained } of payments.comparisons)
        for (const [side, count] of Object.entries({ theirs, ours, unexplained })) one.set({ provider, side }, count)
    },
  )
  gauge('shop_payment_comparison_age_seconds', 'Time since the latest daily comparison, by provider', ['provider'], (one, { payments }) => {
    for (const { provider, age } of payments.comparisons) one.set({ provider }, age)
  })
}
