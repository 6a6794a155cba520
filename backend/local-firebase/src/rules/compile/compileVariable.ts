import type { EvalContext } from '../EvalContext';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Code, Frame } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';

export function compileVariable(
  node: NodeOf<'variable'>,
  { scope, warn }: ExpressionCompiler,
): Code {
  const slot = scope.findVariable(node.name);
  const index = slot?.index ?? 0;
  if (slot?.place === 'wildcard')
    return (context) => (context.spend(1) ? (context.wildcards[index] ?? EVAL_ERROR) : EVAL_ERROR);
  if (slot)
    return (context, frame) => (context.spend(1) ? local(context, frame, index) : EVAL_ERROR);
  if (node.name === 'request')
    return (context) => (context.spend(1) ? context.request : EVAL_ERROR);
  if (node.name === 'resource')
    return (context) => (context.spend(1) ? context.resource : EVAL_ERROR);
  warn(`unknown variable '${node.name}'`, node.at);
  return () => EVAL_ERROR;
}

function local(context: EvalContext, frame: Frame, index: number): Result {
  const known = frame!.values[index];
  if (known !== undefined) return known;
  return (frame!.values[index] = frame!.lets[index - (frame!.values.length - frame!.lets.length)]!(
    context,
    frame,
  ));
}
