import type { Simulator } from '../engine/simulator.ts'

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '000.000.100': 'successful request',
  '000.100.110': "Request successfully processed in 'Merchant in Integrator Test Mode'",
  '000.100.112': "Request successfully processed in 'Merchant in Connector Test Mode'",
  '000.100.200': 'Reason not specified',
  '000.200.000': 'transaction pending',
  '000.200.100': 'successfully created checkout',
  '000.400.010': 'Transaction succeeded (please review manually due to AVS return code)',
  '000.400.109': 'Card is not enrolled for 3DS version 2',
  '100.380.401': 'User Authentication Failed',
  '100.390.112': 'Technical Error in 3D system',
  '100.396.101': 'Cancelled by user',
  '200.300.404': 'invalid or missing parameter',
  '700.400.200': 'cannot refund (refund volume exceeded or tx reversed or invalid workflow?)',
  '700.400.580': 'cannot find transaction',
  '800.100.152': 'transaction declined by authorization system',
  '800.100.153': 'transaction declined (invalid CVV)',
  '800.120.100': 'Rejected by throttling.',
  '800.900.300': 'invalid authentication information',
}

/** The list behind `/v1/resultcodes`. */
export function listResultCodes(): { code: string; description: string }[] {
  return Object.entries(DESCRIPTIONS).map(([code, description]) => ({ code, description }))
}

/** The part that every answer of the card platform has. */
export function envelope({ clock }: Pick<Simulator, 'clock'>, code: string, ndc: string): Record<string, unknown> {
  return {
    result: { code, description: DESCRIPTIONS[code] ?? 'unknown' },
    buildNumber: 'simulator@1',
    timestamp: stamp(clock.now()),
    ndc,
  }
}

/** `2026-01-31 12:00:00+0000` */
export function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}+0000`
}
