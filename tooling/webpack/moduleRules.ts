import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { resolveModule } from './resolveModule';

/** The same file gets the same class names in the shell, in every remote and on the server: names are made from here. */
const repository = join(import.meta.dirname, '../..');

/**
 * JSX is compiled for `react/jsx-runtime` in every mode: development JSX would crash in a production shell, and a shell
 * without that module would not provide it to its remotes.
 */
export const scriptRule = makeScriptRule({});

/** The same for a page that takes changed components over without losing what is typed. */
export const refreshedRule = makeScriptRule({ refresh: true });

function makeScriptRule(react: { refresh?: boolean }): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolveModule('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, ...react } },
      },
    },
    resolve: { fullySpecified: false },
  };
}

/** Pictures and fonts: files of their own, of which a module gets the address. */
export const assetRule: RuleSetRule = {
  test: /\.(ttf|woff2|png|webp|svg)$/,
  type: 'asset/resource',
};

/** Turns style sheets into class names; `exportOnlyLocals` for a build that writes no style sheet. */
export const cssLoader = ({ readableNames = false, exportOnlyLocals = false }) => ({
  loader: resolveModule('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals,
      localIdentName: readableNames ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:7]',
      localIdentContext: repository,
    },
  },
});
