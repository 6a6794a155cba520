import type { FunctionNode } from '../syntax/ast';
import type { Code } from './Code';

/** A declared function; `code` is filled in once the body is compiled. */
export type FunctionInfo = {
  node: FunctionNode;
  scope: Scope;
  code: Code | null;
  lets: Code[];
  calls: Set<FunctionInfo>;
};

/** Where a variable lives: in the wildcards of the match path, or in the frame of the function. */
export type Slot = { place: 'wildcard' | 'local'; index: number };

/** What can be named at one place of the rules; inner scopes hide outer ones. */
export class Scope {
  private readonly functions = new Map<string, FunctionInfo>();
  private readonly variables = new Map<string, Slot>();

  constructor(
    readonly parent: Scope | null,
    readonly wildcardCount: number = parent?.wildcardCount ?? 0,
  ) {}

  declareFunction(node: FunctionNode): FunctionInfo | null {
    if (this.functions.has(node.name)) return null;
    const info: FunctionInfo = { node, scope: this, code: null, lets: [], calls: new Set() };
    this.functions.set(node.name, info);
    return info;
  }

  /** Declares a variable; false when this scope has one of that name. */
  declareVariable(name: string, slot: Slot): boolean {
    if (this.variables.has(name)) return false;
    this.variables.set(name, slot);
    return true;
  }

  findFunction(name: string): FunctionInfo | null {
    return this.functions.get(name) ?? this.parent?.findFunction(name) ?? null;
  }

  findVariable(name: string): Slot | null {
    return this.variables.get(name) ?? this.parent?.findVariable(name) ?? null;
  }
}
