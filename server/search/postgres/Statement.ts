/** The values of a statement, which are sent apart from its text. */
export class Statement {
  readonly values: unknown[] = [];

  /** The name by which the text has a value: `$1::text[]`. */
  value(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}
