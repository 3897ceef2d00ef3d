import { mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { group, rect, short } from '../svg.ts'

const FRAME = 'M110 60H890Q940 60 940 110V890Q940 940 890 940H110Q60 940 60 890V110Q60 60 110 60z'

/** A close-up fills a rounded photograph. */
export function framed(stage: Stage, content: string): string {
  return group(content, stage.paint.clip(FRAME))
}

/** The product enlarged around its most interesting point. */
export function zoomed(stage: Stage, art: string, { x, y, zoom }: { x: number; y: number; zoom: number }): string {
  const ground = stage.paint.fade(mix('#fbf8f1', stage.tint, 0.12), mix('#e3d8c2', stage.tint, 0.2))
  return framed(
    stage,
    rect({ x: 0, y: 0, width: 1000, height: 1000 }, ground) +
      group(art, `transform="translate(${short(500 - x * zoom)} ${short(500 - y * zoom)}) scale(${zoom})"`),
  )
}
