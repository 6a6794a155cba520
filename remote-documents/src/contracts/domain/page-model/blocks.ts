import type { Signature } from '../signing/signature';
import type { Run } from './runs';

/** A labelled value in a frame; `part` is its share of the row (default 1). */
export type Cell = { label: string; value: string | undefined; part?: number };

/** Who signs; the line stays empty for the pen without a signature. */
export type SigningParty = { role: string; name: string | undefined; signature?: Signature };

/** What a document is made of, in order. */
export type Block =
  | { kind: 'title'; text: string; under?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; runs: Run[]; align?: 'center' | 'right' }
  | { kind: 'list'; items: Run[][]; numbered?: boolean }
  | { kind: 'cells'; rows: Cell[][] }
  /** Side by side, left empty for an office: a small title, and the lines that it fills in. */
  | {
      kind: 'boxes';
      boxes: readonly { title: string; lines?: readonly string[] }[];
      height: number;
    }
  | { kind: 'signatures'; parties: SigningParty[] }
  | { kind: 'note'; text: string }
  | { kind: 'gap'; height: number };

export type DocumentContent = {
  title: string;
  blocks: Block[];
  /** A form full of small fields starts at a smaller size. */
  dense?: boolean;
  /** Shrink the text until all is on one page. */
  onePage?: boolean;
  /** What follows on pages of its own. */
  annexes?: readonly DocumentContent[];
  /** Other papers made with it: each is handed in alone, so each counts its own pages. */
  papers?: readonly DocumentContent[];
};
