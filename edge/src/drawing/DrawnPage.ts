/** A page as everybody gets it, before it is compressed. */
export type DrawnPage = {
  status: 200 | 301 | 404 | 410 | 503;
  headers: Record<string, string>;
  /** All that its document is rendered from: where each of them is the same, so is the document. */
  parts: readonly unknown[];
  render: () => string;
  /** False when something that belongs to it could not be had: first data, or markup. */
  isWhole: boolean;
};
