import type { Block } from './blocks';
import { drawBlock } from './drawBlock';
import type { Piece, Place } from './piece';

type Draw = (block: Block, place: Place) => Piece[];

let drawnLast = new Map<string, Piece[]>();

/**
 * Draws the blocks of one document, and takes from the document drawn before it what has not changed: a key pressed in a form
 * changes one block, and each is drawn at up to twenty scales. What this document does not use is forgotten with the next.
 */
export function drawAnew(): Draw {
  const before = drawnLast;
  const drawn = (drawnLast = new Map<string, Piece[]>());
  const contents = new Map<Block, string>();
  return (block, place) => {
    if (block.kind === 'signatures') return drawBlock(block, place); // pictures are long to compare
    const content = contents.get(block) ?? JSON.stringify(block);
    contents.set(block, content);
    const key = `${place.x} ${place.width} ${place.scale} ${content}`;
    const pieces = drawn.get(key) ?? before.get(key) ?? drawBlock(block, place);
    drawn.set(key, pieces);
    return pieces;
  };
}
