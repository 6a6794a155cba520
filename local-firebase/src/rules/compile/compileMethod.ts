import { builtinFunctions, NAMESPACES } from '../builtins/functions';
import { builtinMethods } from '../builtins/methods';
import { EVAL_ERROR, kindOf } from '../values/Result';
import { builtinCode, lookupCode, lookups } from './builtinCode';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { failingCode } from './failingCode';
import { knownValues } from './knownValues';
import { reportArity } from './reportArity';

export function compileMethod(node: NodeOf<'method'>, compiler: ExpressionCompiler): Code {
  const args = node.args.map((arg) => compiler.compile(arg));
  const namespace =
    node.object.type === 'variable' && NAMESPACES.has(node.object.name) ? node.object.name : null;
  if (namespace && !compiler.scope.findVariable(namespace))
    return inNamespace(node, namespace, args, compiler);
  const object = compiler.compile(node.object);
  const byKind = builtinMethods.get(node.name);
  if (!byKind) {
    compiler.warn(`unknown function '${node.name}'`, node.at);
    return failingCode([object, ...args]);
  }
  return (context, frame) => {
    const receiver = context.spend(1) ? object(context, frame) : EVAL_ERROR;
    const found = byKind.get(kindOf(receiver));
    const values = knownValues(args, context, frame);
    return values && found?.arity === args.length
      ? found.call(receiver as never, values)
      : EVAL_ERROR;
  };
}

function inNamespace(
  node: NodeOf<'method'>,
  namespace: string,
  args: readonly Code[],
  compiler: ExpressionCompiler,
): Code {
  const name = `${namespace}.${node.name}`;
  const isLookup = name === 'firestore.get' || name === 'firestore.exists';
  if (!reportArity(node, isLookup ? 1 : builtinFunctions.get(name)?.arity, compiler))
    return failingCode(args);
  return isLookup
    ? lookupCode(args[0]!, lookups[node.name]!, 'firebase.storage')
    : builtinCode(name, args);
}
