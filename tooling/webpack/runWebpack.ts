import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs one build, and tells what it was made of. @throws Error with webpack's own words when something could not be built */
export function runWebpack(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      if (!stats) return reject(new Error('It was not built.'));
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
      resolve(stats.compilation);
    });
  });
}
