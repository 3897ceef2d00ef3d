import * as z from 'zod/mini'

// The schema library would try to compile its parsers, which the content policy forbids and the browser reports.
z.config({ jitless: true })
