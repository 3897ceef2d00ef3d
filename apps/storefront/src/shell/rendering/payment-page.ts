/** The page where orders are paid, within its store view. It loads no script of a tag manager or chat. Decision 0045. */
export const PAYMENT_PAGE = /^(?:\/[a-z0-9_]+)?\/order\/pay\/?$/
