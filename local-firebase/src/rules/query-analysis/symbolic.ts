import type { Value } from '../values/values';

/** What a filter says about one field of every result. */
export type Fact = {
  operator: '==' | '<' | '<=' | '>' | '>=' | '!=' | 'contains' | 'notNull';
  value: Value;
};

/**
 * Everything the filters of one conjunction say about a field and the fields inside it; `value` when all they say is
 * that it equals this.
 */
export type FactNode = {
  value?: Value;
  facts: Fact[];
  children: Map<string, FactNode>;
  isMap: boolean;
};

export const emptyNode = (): FactNode => ({ facts: [], children: new Map(), isMap: false });

/** A field that exists in every result and obeys some facts, but has no known value. */
export class FieldFacts {
  readonly kind = 'facts';
  constructor(readonly facts: readonly Fact[]) {}
}

/** A map of which only some entries are known; nothing can be said about the others, not even that they are missing. */
export class SymbolicMap {
  readonly kind = 'symbolic map';
  constructor(private readonly node: FactNode) {}

  /** What is known of an entry; undefined when nothing is. */
  get(key: string): Value | SymbolicMap | FieldFacts | undefined {
    const child = this.node.children.get(key);
    if (!child) return undefined;
    if (child.value !== undefined) return child.value;
    return child.isMap ? new SymbolicMap(child) : new FieldFacts(child.facts);
  }

  has(key: string): boolean {
    return this.node.children.has(key);
  }
}

/** The keys of a symbolic map: some are certainly there, others may be. */
export class SymbolicKeys {
  readonly kind = 'symbolic keys';
  constructor(readonly map: SymbolicMap) {}
}
