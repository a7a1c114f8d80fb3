import type { DrawingProps } from './Drawing'
import { PathAndLamp } from './PathAndLamp'
import { TwoCups } from './TwoCups'
import { WindowAtDusk } from './WindowAtDusk'

const drawings = { duelo: WindowAtDusk, ruptura: TwoCups, proposito: PathAndLamp }

/** The drawing of a path. It takes its colour from the `data-path` around it. */
export function PathDrawing({ path, ...props }: DrawingProps & { path: keyof typeof drawings }) {
  const Chosen = drawings[path]
  return <Chosen {...props} />
}
