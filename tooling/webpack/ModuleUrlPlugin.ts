import { relative } from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';
import { root } from '../build/folders';

/** The part of webpack's parser that is used here; the rest of it has no types. */
type Parser = {
  state: { module: NormalModule };
  hooks: {
    expression: {
      for(name: string): { tap(name: string, act: (expression: Expression) => boolean): void };
    };
  };
};
type Expression = { range: [number, number] };

/**
 * `import.meta.url` of a module is its place in the repository on a host that is nobody's: a build names no folder of the
 * machine that made it, and is the same in every folder. Workers and files are found by webpack before this.
 */
export class ModuleUrlPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleUrlPlugin', (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser
          .for(type)
          .tap('ModuleUrlPlugin', (parser) => replaceIn(parser as unknown as Parser));
    });
  }
}

function replaceIn(parser: Parser): void {
  parser.hooks.expression.for('import.meta.url').tap('ModuleUrlPlugin', ({ range }) => {
    const { module } = parser.state;
    const url = `https://module.invalid/${relative(root, module.resource)}`;
    const dependency = new webpack.dependencies.ConstDependency(JSON.stringify(url), range);
    module.addPresentationalDependency(dependency);
    return true;
  });
}
