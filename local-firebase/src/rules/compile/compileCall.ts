import { builtinFunctions } from '../builtins/functions';
import { EVAL_ERROR } from '../values/Result';
import { builtinCode, lookupCode, lookups } from './builtinCode';
import type { Code } from './Code';
import { failingCode } from './failingCode';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { reportArity } from './reportArity';
import type { FunctionInfo } from './Scope';

export function compileCall(node: NodeOf<'call'>, compiler: ExpressionCompiler): Code {
  const args = node.args.map((arg) => compiler.compile(arg));
  const declared = compiler.scope.findFunction(node.name);
  if (declared) return callDeclared(node, args, declared, compiler);
  if (node.name === 'debug' && args[0])
    return (context, frame) => (context.spend(1) ? args[0]!(context, frame) : EVAL_ERROR);
  const lookup = lookups[node.name];
  const arity = lookup ? 1 : builtinFunctions.get(node.name)?.arity;
  if (!reportArity(node, arity, compiler)) return failingCode(args);
  return lookup ? lookupCode(args[0]!, lookup, 'cloud.firestore') : builtinCode(node.name, args);
}

function callDeclared(
  node: NodeOf<'call'>,
  args: readonly Code[],
  target: FunctionInfo,
  compiler: ExpressionCompiler,
): Code {
  compiler.caller?.calls.add(target);
  if (!reportArity(node, target.node.parameters.length, compiler)) return failingCode(args);
  return (context, frame) => {
    if (!context.spend(1)) return EVAL_ERROR;
    const values = args.map((arg) => arg(context, frame));
    // Google evaluates a let where it stands, needed or not; its error counts only where it is used.
    for (const value of target.lets) {
      if (!context.spend(1)) return EVAL_ERROR;
      values.push(value(context, { values }));
    }
    return target.code!(context, { values });
  };
}
