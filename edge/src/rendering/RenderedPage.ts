/** A page as everybody gets it, before it is compressed. */
export type RenderedPage = {
  status: 200 | 301 | 404 | 410 | 503;
  headers: Record<string, string>;
  /** The texts that its document is rendered from, beside what was live: where each is the same, so is the document. */
  parts: readonly (string | undefined)[];
  toHtml: () => string;
  /** False when something that belongs to it could not be had: first data, or markup. */
  isWhole: boolean;
};
