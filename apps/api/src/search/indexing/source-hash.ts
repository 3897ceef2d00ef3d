/**
 * The index field with the hash of the stored product that a document was built from. It shows which documents of a saved index
 * are outdated. Requests cannot name it (`group-fields.ts`).
 */
export const SOURCE_HASH = ' source hash'
