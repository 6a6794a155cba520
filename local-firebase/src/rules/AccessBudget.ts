/** The documents that get() and exists() may look up: each counts once, further ones are errors. */
export class AccessBudget {
  readonly names = new Set<string>();
  /** @param limit 10 for a single request or a query, 20 for a batch */
  constructor(readonly limit: number) {}

  /** The budget of a commit with so many writes. */
  static forWrites(count: number): AccessBudget {
    return new AccessBudget(count > 1 ? 20 : 10);
  }
}
