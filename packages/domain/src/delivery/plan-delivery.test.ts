import type { Dispatch, Holidays } from '@meerkat/contract/delivery'
import { describe, expect, it } from 'vitest'
import { dayOf, toIsoDay } from './day.ts'
import { isHoliday } from './holidays.ts'
import { type DeliveryRequest, type DeliverySettings, planDelivery } from './plan-delivery.ts'

const southAfrica: Holidays = {
  fixed: ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'],
  easter: [-2, 1],
  sundayMovesToMonday: true,
}
const germany: Holidays = { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [-2, 1, 39, 50], sundayMovesToMonday: false }
const dispatch: Dispatch = {
  cutOff: '12:00',
  workingDays: [1, 2, 3, 4, 5],
  remoteAreas: [
    { country: 'ZA', postcodes: ['0700', '0999'], extraDays: 2 },
    { country: 'NA', extraDays: 4 },
  ],
  closedDays: ['12-24'],
}
const settings: DeliverySettings = {
  dispatch,
  rates: [
    { carrier_code: 'courier', method_code: 'standard', transitDays: { min: 2, max: 4 }, default: true },
    { carrier_code: 'courier', method_code: 'express', transitDays: { min: 1, max: 1 }, cutOff: '10:00' },
    { carrier_code: 'courier', method_code: 'sameday', transitDays: { min: 0, max: 0 } },
    { carrier_code: 'pickup', method_code: 'store' },
  ],
  timeZone: 'Africa/Johannesburg',
  country: 'ZA',
  holidays: { ZA: southAfrica, DE: germany },
}
const express = { carrier: 'courier', code: 'express' }

/** Johannesburg is two hours ahead of UTC: 09:59:59Z is one second before noon there. */
function plan(now: string, request: Omit<DeliveryRequest, 'now'> = {}, of: DeliverySettings = settings) {
  const found = planDelivery(of, { now: Date.parse(now), ...request })
  return found && [`${found.orderBy.day} ${found.orderBy.time}${found.orderBy.isToday ? ' today' : ''}`, found.from, found.to]
}

describe('the delivery of an order that is placed now (docs/behaviour/checkout.md §13.5)', () => {
  it.each([
    { why: 'on a Monday morning it leaves today', now: '2026-11-23T06:00:00Z', is: ['2026-11-23 12:00 today', '2026-11-25', '2026-11-27'] },
    { why: 'a second before the cut-off', now: '2026-11-23T09:59:59Z', is: ['2026-11-23 12:00 today', '2026-11-25', '2026-11-27'] },
    { why: 'at the cut-off it leaves tomorrow', now: '2026-11-23T10:00:00Z', is: ['2026-11-24 12:00', '2026-11-26', '2026-11-30'] },
    { why: 'the day of the shop counts', now: '2026-11-23T22:30:00Z', is: ['2026-11-24 12:00 today', '2026-11-26', '2026-11-30'] },
    { why: 'a Friday afternoon leaves on Monday', now: '2026-11-20T13:00:00Z', is: ['2026-11-23 12:00', '2026-11-25', '2026-11-27'] },
    { why: 'a Saturday', now: '2026-11-21T07:00:00Z', is: ['2026-11-23 12:00', '2026-11-25', '2026-11-27'] },
    { why: 'nothing arrives on a weekend', now: '2026-11-26T07:00:00Z', is: ['2026-11-26 12:00 today', '2026-11-30', '2026-12-02'] },
    { why: 'nothing leaves on a holiday', now: '2026-12-16T07:00:00Z', is: ['2026-12-17 12:00', '2026-12-21', '2026-12-23'] },
    {
      why: 'nothing arrives over Christmas, and the shop is closed on the day before',
      now: '2026-12-23T07:00:00Z',
      is: ['2026-12-23 12:00 today', '2026-12-28', '2026-12-30'],
    },
    {
      why: 'nothing leaves on a day on which the shop is closed',
      now: '2026-12-24T07:00:00Z',
      is: ['2026-12-28 12:00', '2026-12-30', '2027-01-04'],
    },
    { why: 'Good Friday and Family Day', now: '2026-04-02T07:00:00Z', is: ['2026-04-02 12:00 today', '2026-04-08', '2026-04-10'] },
    {
      why: 'a holiday on a Sunday is moved to the Monday',
      now: '2026-08-10T07:00:00Z',
      is: ['2026-08-11 12:00', '2026-08-13', '2026-08-17'],
    },
  ])('$why', ({ now, is }) => {
    expect(plan(now)).toEqual(is)
  })

  it.each([
    { why: 'has its own time and days', method: express, is: ['2026-11-24 10:00', '2026-11-25', '2026-11-25'] },
    {
      why: 'may arrive on the day it leaves',
      method: { carrier: 'courier', code: 'sameday' },
      is: ['2026-11-23 12:00 today', '2026-11-23', '2026-11-23'],
    },
    { why: 'without days promises nothing', method: { carrier: 'pickup', code: 'store' }, is: null },
    { why: 'that is unknown promises nothing', method: { carrier: 'dhl', code: 'standard' }, is: null },
  ])('a method $why', ({ method, is }) => {
    expect(plan('2026-11-23T08:30:00Z', { method })).toEqual(is)
  })

  it.each([
    { why: 'near', destination: { country: 'ZA', postcode: '0181' }, to: '2026-11-27' },
    { why: 'remote', destination: { country: 'ZA', postcode: '0700' }, to: '2026-12-01' },
    { why: 'remote, the last of its range', destination: { country: 'ZA', postcode: '0 999' }, to: '2026-12-01' },
    { why: 'half typed', destination: { country: 'ZA', postcode: '07' }, to: '2026-11-27' },
    { why: 'not known', destination: { country: 'ZA', postcode: '' }, to: '2026-11-27' },
    { why: 'in another country', destination: { country: 'NA', postcode: '10005' }, to: '2026-12-03' },
    { why: 'of a country without areas', destination: { country: 'DE', postcode: '0700' }, to: '2026-11-27' },
  ])('a postcode that is $why', ({ destination, to }) => {
    expect(plan('2026-11-23T08:00:00Z', { destination })?.[2]).toBe(to)
  })

  it('holidays at the destination delay the arrival, not the departure', () => {
    const destination = { country: 'DE', postcode: '10115' }
    expect(plan('2026-10-01T07:00:00Z', { destination })).toEqual(['2026-10-01 12:00 today', '2026-10-05', '2026-10-07'])
    expect(plan('2026-05-13T07:00:00Z', { destination })).toEqual(['2026-05-13 12:00 today', '2026-05-18', '2026-05-20'])
  })

  it.each([
    { why: 'in winter', now: '2026-03-27T10:59:00Z', isToday: true },
    { why: 'in winter, too late', now: '2026-03-27T11:00:00Z', isToday: false },
    { why: 'in summer', now: '2026-03-30T09:59:00Z', isToday: true },
    { why: 'in summer, too late', now: '2026-03-30T10:00:00Z', isToday: false },
  ])('the cut-off is in local time: $why', ({ now, isToday }) => {
    const berlin = { ...settings, timeZone: 'Europe/Berlin', country: 'DE' }
    expect(planDelivery(berlin, { now: Date.parse(now) })?.orderBy.isToday).toBe(isToday)
  })

  it('promises nothing when nothing ever leaves', () => {
    const everyDay = Array.from({ length: 366 }, (_, at) => toIsoDay(dayOf(2024, 1, 1) + at).slice(5))
    expect(plan('2026-11-23T08:00:00Z', {}, { ...settings, dispatch: { ...dispatch, closedDays: everyDay } })).toBeNull()
  })
})

it.each([
  { day: [2026, 4, 3], of: southAfrica, is: true },
  { day: [2026, 4, 6], of: southAfrica, is: true },
  { day: [2026, 4, 5], of: southAfrica, is: false },
  { day: [2038, 4, 23], of: southAfrica, is: true },
  { day: [2026, 8, 9], of: southAfrica, is: true },
  { day: [2026, 8, 10], of: southAfrica, is: true },
  { day: [2026, 5, 14], of: germany, is: true },
  { day: [2027, 5, 17], of: germany, is: true },
  { day: [2027, 10, 4], of: germany, is: false },
] as const)('$day is a holiday: $is', ({ day: [year, month, dayOfMonth], of, is }) => {
  expect(isHoliday(dayOf(year, month, dayOfMonth), of)).toBe(is)
})
