import { hydrateLater } from '../shell/page-load/hydrate-later.tsx'

/** The parts of a product page that are not needed to choose and to buy the product. Decision 0103. */
export const below = hydrateLater(() => import('./-below-product.tsx'))

export const Sections = below.part((file) => file.Sections)
export const Rails = below.part((file) => file.Rails)
export const Alternatives = below.part((file) => file.Alternatives)
export const AlternativesLink = below.part((file) => file.AlternativesLink)
export const AlertForm = below.part((file) => file.AlertForm)
