import type { Expression } from '../syntax/ast';
import type { Code } from './Code';
import type { FunctionInfo, Scope } from './Scope';

/** Where an expression stands: what it can name, the function it belongs to, and where its warnings go. */
export type CompileContext = {
  scope: Scope;
  caller: FunctionInfo | null;
  warn(reason: string, at: number): void;
};
/** Compiles the parts of an expression; the compilers of the kinds of nodes reach each other through it. */
export type ExpressionCompiler = CompileContext & { compile(node: Expression): Code };

export type NodeOf<Type extends Expression['type']> = Extract<Expression, { type: Type }>;
