import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';

/** Whether a call has as many arguments as its function takes; warns when not. */
export function reportArity(
  node: NodeOf<'call' | 'method'>,
  arity: number | undefined,
  { warn }: ExpressionCompiler,
): boolean {
  if (arity === undefined) warn(`unknown function '${node.name}'`, node.at);
  else if (arity !== node.args.length)
    warn(`'${node.name}' takes ${arity} arguments, not ${node.args.length}`, node.at);
  return arity === node.args.length;
}
