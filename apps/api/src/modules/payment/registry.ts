import type { ProviderDefinition } from './port.ts'
import { peach } from './providers/peach/peach.ts'
import { snapscan } from './providers/snapscan/snapscan.ts'
import { yoco } from './providers/yoco/yoco.ts'
import { zapper } from './providers/zapper/zapper.ts'

/** Every online provider, in the order in which shoppers see them. A new one is a folder and a line. docs/payments.md, "A new provider". */
export const PROVIDERS: readonly ProviderDefinition[] = [peach, zapper, snapscan, yoco]
