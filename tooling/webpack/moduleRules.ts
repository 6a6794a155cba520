import type { RuleSetRule } from 'webpack';
import { root } from '../build/folders';
import { resolveModule } from './resolveModule';

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

/** What a text recogniser was taught; packed already, and a name in `.gz` would be one of a compressed twin. */
export const languageDataRule: RuleSetRule = {
  test: /\.traineddata\.gz$/,
  type: 'asset/resource',
  generator: { filename: 'static/media/[name].[contenthash:8].bin' },
};

type CssOptions = {
  readableNames?: boolean;
  /** For a build that writes no style sheet. */
  exportOnlyLocals?: boolean;
  /** Builds with the same one give a file the same class names; styles of other builds do not touch it. */
  salt: string;
};

/** Turns style sheets into class names. */
export const cssLoader = ({
  readableNames = false,
  exportOnlyLocals = false,
  salt,
}: CssOptions) => ({
  loader: resolveModule('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals,
      localIdentName: readableNames ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:6]',
      localIdentContext: root, // names of files are told from here, wherever the repository lies
      localIdentHashSalt: salt,
    },
  },
});
