/** Where a node starts in the source, as an offset. */
export type At = { at: number };

/** Expression nodes; `nodes` is the number of nodes in the subtree, `depth` its height. */
export type Expression = At & { depth: number } & (
    | {
        type: 'literal';
        value: null | boolean | bigint | number | string | Uint8Array;
        /** Written with a minus in front, which the limit counts as an expression of its own. */
        signed?: true;
      }
    | { type: 'variable'; name: string }
    | { type: 'list'; items: Expression[] }
    | { type: 'map'; entries: { key: Expression; value: Expression }[] }
    | { type: 'path'; segments: (string | Expression)[] }
    | { type: 'member'; object: Expression; name: string }
    | { type: 'index'; object: Expression; index: Expression }
    | { type: 'range'; object: Expression; from: Expression | null; to: Expression | null }
    | { type: 'call'; name: string; args: Expression[] }
    | { type: 'method'; object: Expression; name: string; args: Expression[] }
    | { type: 'not' | 'negate'; operand: Expression }
    | { type: 'and' | 'or'; operands: Expression[] }
    | { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { type: 'is'; operand: Expression; typeName: string }
    | { type: 'choice'; condition: Expression; then: Expression; otherwise: Expression }
  );

export type BinaryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'in';

/** One segment of a match path: text, `{name}` or `{name=**}`. */
export type PatternSegment = At &
  ({ kind: 'literal'; text: string } | { kind: 'single' | 'glob'; name: string });

export type FunctionNode = At & {
  type: 'function';
  name: string;
  parameters: (At & { name: string })[];
  lets: (At & { name: string; value: Expression })[];
  result: Expression;
};

export type AllowNode = At & {
  type: 'allow';
  methods: (At & { name: string })[];
  condition: Expression | null;
};

export type MatchNode = At & {
  type: 'match';
  path: PatternSegment[];
  allows: AllowNode[];
  functions: FunctionNode[];
  matches: MatchNode[];
};

export type ServiceNode = At & { name: string; functions: FunctionNode[]; matches: MatchNode[] };

export type RulesFile = { version: 1 | 2; functions: FunctionNode[]; services: ServiceNode[] };
