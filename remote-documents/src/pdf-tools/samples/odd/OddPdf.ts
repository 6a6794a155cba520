/** What becomes of a file: its pages are copied, they are drawn by the reader, or it is refused with a reason. */
export type Outcome = 'works' | 'drawn' | 'refused';

/** An odd file, a character a byte; it `works` unless it says otherwise. */
export type OddPdf = {
  name: string;
  text: string;
  /** Pages that come of it; 1 unless told. */
  pages?: number;
  outcome?: Outcome;
  /** It opens with `secret`. */
  password?: string;
};
