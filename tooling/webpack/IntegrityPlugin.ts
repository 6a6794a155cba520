import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** A hash that the shell knows by now; `awaitIntegrity` has waited for it. */
const setIntegrity = (tag: string, address: string) =>
  `var known = globalThis.__integrity?.(${address}); if (typeof known === "string") ${tag}.integrity = known;`;

/** Scripts and style sheets of a build's chunks carry the hash that the shell knows of each. */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${setIntegrity('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => `${source}\n${setIntegrity(tag, `${tag}.href`)}`,
      );
    });
  }
}
