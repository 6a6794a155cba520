import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

type Options = { source: string; file: string; files: RegExp; first: RegExp };

const NAME = 'ServiceWorkerPlugin';
/** What stands in the source where the list of files comes. */
const PLACE = 'self.__builtFiles';

/**
 * Compiles the service worker beside the build that it keeps, and writes the files of the build into it: each with what its
 * bytes must hash to, and whether every page needs it.
 */
export class ServiceWorkerPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise(NAME, (compilation) => this.compile(compilation));
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Files have their last names by then, and are not compressed yet.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => this.writeList(compilation),
      );
    });
  }

  private async compile(compilation: Compilation): Promise<void> {
    const { source, file } = this.options;
    const child = compilation.createChildCompiler(NAME, { filename: file });
    new webpack.EntryPlugin(compilation.compiler.context, source, { name: NAME }).apply(child);
    await new Promise<void>((resolve, reject) => {
      child.runAsChild((error, _entries, { errors, warnings } = compilation) => {
        if (error) return reject(error);
        compilation.errors.push(...errors);
        compilation.warnings.push(...warnings);
        resolve();
      });
    });
  }

  private writeList(compilation: Compilation): void {
    const { file, files, first } = this.options;
    const list = compilation
      .getAssets()
      .filter(({ name }) => files.test(name))
      .map(({ name, source }) => ({
        url: `/${name}`,
        integrity: `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        isFirst: first.test(name),
      }))
      .toSorted((a, b) => (a.url < b.url ? -1 : 1));
    const [before, after, ...more] = String(compilation.getAsset(file)!.source.source()).split(
      PLACE,
    );
    if (after === undefined || more.length > 0)
      throw new Error(`${this.options.source} must name ${PLACE} once.`);
    const text = `${before}${JSON.stringify(list)}${after}`;
    compilation.updateAsset(file, new webpack.sources.RawSource(text));
  }
}
