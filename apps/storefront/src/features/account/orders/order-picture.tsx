import type { HistoryItem } from '@meerkat/contract/history-item'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'

export interface OrderPictureProps {
  item: HistoryItem
}

/** The product of an ordered line as it is sold now. The text beside it names it. */
export function OrderPicture({ item }: OrderPictureProps) {
  return <Picture path={item.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" className="order-picture" />
}
