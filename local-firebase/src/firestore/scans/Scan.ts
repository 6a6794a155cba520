import type { StoredDocument } from '../documents/DocumentStore';

/** One step of a scan: the key in the order of the query (ascending bytes), and the document. */
export type Step = { key: Buffer; n: number; document?: StoredDocument };
/** Goes through documents in the order of a query. */
export interface Scan {
  next(): Step | null;
}

/** A scan over one document or none. */
export class PointScan implements Scan {
  constructor(private step: Step | null) {}

  next(): Step | null {
    const { step } = this;
    this.step = null;
    return step;
  }
}
