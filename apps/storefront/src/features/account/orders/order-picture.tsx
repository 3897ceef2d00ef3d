import type { HistoryItem } from '@meerkat/contract/history-item'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'

export interface OrderPictureProps {
  item: HistoryItem
}

/** The current picture of an ordered product. Its alt text is empty because the name is beside it. */
export function OrderPicture({ item }: OrderPictureProps) {
  return <Picture path={item.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" className="order-picture" />
}
