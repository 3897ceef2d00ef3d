/** A part of a mail, rendered as HTML and as plain text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The button of the mail. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** A link that most readers do not need, such as the one that ends these mails. */
  | { readonly kind: 'minor-link'; readonly label: string; readonly url: string }
  /** Something to copy. */
  | { readonly kind: 'code'; readonly text: string }
  /** What the reader looks for first, such as the day of the delivery. */
  | { readonly kind: 'notice'; readonly text: string; readonly note?: string }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'goods'; readonly rows: readonly GoodsRow[] }
  /** Short texts of several lines side by side, such as addresses. */
  | { readonly kind: 'columns'; readonly columns: readonly { readonly label: string; readonly text: string }[] }

export interface TableRow {
  readonly label: string
  readonly value: string
  /** Smaller text below the label. */
  readonly note?: string
  readonly isTotal?: boolean
  /** The value is a text, which may take several lines on a phone, beside a label on one line; an amount never does. */
  readonly isText?: boolean
}

/** A line of an order. */
export interface GoodsRow {
  /** Pieces and name. */
  readonly label: string
  /** The chosen options. */
  readonly note?: string
  readonly value: string
  /** Absolute URL of the picture; null for products that are not sold any more, or have none. */
  readonly picture: string | null
  /** What the picture shows. */
  readonly alt: string
  /** The product's page; null for products that are not sold any more. */
  readonly url: string | null
  /** A call to action about this line alone. */
  readonly link?: LabelledLink
  /** One link for each rating that can be given, the lowest first. HTML only: as plain text, `link` is enough. */
  readonly stars?: readonly LabelledLink[]
}

export interface LabelledLink {
  readonly label: string
  readonly url: string
}
