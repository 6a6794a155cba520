import type { Expression } from './ast';
import type { Lexer } from './Lexer';

/** Deepest nesting of an expression, as in Firebase's compiler (`a && b && c` is two deep there); spares the stack, too. */
export const MAX_DEPTH = 99;

/** Distributes over the union, so that each kind of node keeps its own fields. */
type Bare<Node> = Node extends unknown ? Omit<Node, 'depth'> : never;

/** An expression node above its parts; refuses what is nested too deeply. */
export function createNode(
  lexer: Lexer,
  bare: Bare<Expression>,
  parts: readonly Expression[],
): Expression {
  const depth = 1 + parts.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
  if (depth > MAX_DEPTH) lexer.fail('expression is nested too deeply', bare.at);
  return { ...bare, depth } as Expression;
}
