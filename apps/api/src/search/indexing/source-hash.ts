/**
 * The index field that holds the hash of the stored product a document was made of. An index that was saved earlier tells by it
 * which of its documents are outdated. Requests cannot name it (`group-fields.ts`).
 */
export const SOURCE_HASH = ' source hash'
