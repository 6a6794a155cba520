import { builtinFunctions } from '../builtins/functions';
import { EVAL_ERROR, type Result } from '../values/Result';
import { builtinCode, lookupCode, lookups } from './builtinCode';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { reportArity } from './reportArity';
import type { FunctionInfo } from './Scope';

export function compileCall(node: NodeOf<'call'>, compiler: ExpressionCompiler): Code {
  const args = node.args.map((arg) => compiler.compile(arg));
  const declared = compiler.scope.findFunction(node.name);
  if (declared) return callDeclared(node, args, declared, compiler);
  if (node.name === 'debug' && args[0]) return args[0];
  const lookup = lookups[node.name];
  const arity = lookup ? 1 : builtinFunctions.get(node.name)?.arity;
  if (!reportArity(node, arity, compiler)) return () => EVAL_ERROR;
  return lookup ? lookupCode(args[0]!, lookup, 'cloud.firestore') : builtinCode(node.name, args);
}

function callDeclared(
  node: NodeOf<'call'>,
  args: readonly Code[],
  target: FunctionInfo,
  compiler: ExpressionCompiler,
): Code {
  compiler.caller?.calls.add(target);
  if (!reportArity(node, target.node.parameters.length, compiler)) return () => EVAL_ERROR;
  return (context, frame) => {
    if (!context.spend(1)) return EVAL_ERROR;
    const values: (Result | undefined)[] = args.map((arg) => arg(context, frame));
    values.length += target.lets.length;
    return target.code!(context, { values, lets: target.lets });
  };
}
