import { hasType, memberOf, elementOf } from '../operators';
import type { Expression } from '../syntax/ast';
import { negate } from '../values/arithmetic';
import { EVAL_ERROR } from '../values/Result';
import type { Code } from './Code';
import { compileCall } from './compileCall';
import { compileMethod } from './compileMethod';
import {
  compileBinary,
  compileChain,
  compileChoice,
  compilePair,
  compileRange,
  compileUnary,
} from './compileOperators';
import { compileList, compileLiteral, compileMap, compilePath } from './compileValues';
import { compileVariable } from './compileVariable';
import type { CompileContext, ExpressionCompiler } from './ExpressionCompiler';

/** Compiles an expression into nested closures. */
export function compileExpression(node: Expression, context: CompileContext): Code {
  const compiler: ExpressionCompiler = { ...context, compile: (part) => compile(part, compiler) };
  return compiler.compile(node);
}

function compile(node: Expression, compiler: ExpressionCompiler): Code {
  switch (node.type) {
    case 'literal':
      return compileLiteral(node);
    case 'variable':
      return compileVariable(node, compiler);
    case 'list':
      return compileList(node, compiler);
    case 'map':
      return compileMap(node, compiler);
    case 'path':
      return compilePath(node, compiler);
    case 'member':
      return compileUnary(node.object, compiler, (object) => memberOf(object, node.name));
    case 'index':
      return compilePair(node.object, node.index, compiler, elementOf);
    case 'range':
      return compileRange(node, compiler);
    case 'call':
      return compileCall(node, compiler);
    case 'method':
      return compileMethod(node, compiler);
    case 'not':
      return compileUnary(node.operand, compiler, (value) =>
        typeof value === 'boolean' ? !value : EVAL_ERROR,
      );
    case 'negate':
      return compileUnary(node.operand, compiler, negate);
    case 'and':
      return compileChain(node, compiler, false);
    case 'or':
      return compileChain(node, compiler, true);
    case 'binary':
      return compileBinary(node, compiler);
    case 'is':
      return compileUnary(node.operand, compiler, (value) => hasType(value, node.typeName), 2);
    case 'choice':
      return compileChoice(node, compiler);
  }
}
