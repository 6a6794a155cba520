import type { StoredDocument } from '../documents/DocumentStore';

/** One step of a walk: the key in the order of the query (ascending bytes), and the document. */
export type Step = { key: Buffer; n: number; document?: StoredDocument };
/** Goes through documents in the order of a query. */
export interface Walk {
  next(): Step | null;
}

/** A walk over one document or none. */
export class PointWalk implements Walk {
  constructor(private step: Step | null) {}

  next(): Step | null {
    const { step } = this;
    this.step = null;
    return step;
  }
}
