import { EVAL_ERROR } from '../values/Result';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { failingCode } from './failingCode';

export function compileVariable(
  node: NodeOf<'variable'>,
  { scope, warn }: ExpressionCompiler,
): Code {
  const slot = scope.findVariable(node.name);
  const index = slot?.index ?? 0;
  if (slot?.place === 'wildcard')
    return (context) => (context.spend(1) ? (context.wildcards[index] ?? EVAL_ERROR) : EVAL_ERROR);
  if (slot) return (context, frame) => (context.spend(1) ? frame!.values[index]! : EVAL_ERROR);
  if (node.name === 'request')
    return (context) => (context.spend(1) ? context.request : EVAL_ERROR);
  if (node.name === 'resource')
    return (context) => (context.spend(1) ? context.resource : EVAL_ERROR);
  warn(`unknown variable '${node.name}'`, node.at);
  return failingCode([]);
}
