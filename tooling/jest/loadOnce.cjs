const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const ES_MODULE = /^\s*(import|export)\b/m;
const own = readFileSync(__filename);

/**
 * A package's module as Node itself loads it, once for all test files of a worker, where the environment says that it is of
 * the same realm (`OneRealm.cjs`); anywhere else the module, as Jest loads any.
 */
module.exports = {
  /** @param {Parameters<typeof createTransformer>[0]} options */
  createTransformer(options) {
    /** @type {any} */
    const swc = createTransformer(options);
    return {
      /**
       * @param {string} source
       * @param {string} path
       * @param {unknown[]} rest
       */
      process(source, path, ...rest) {
        const code = ES_MODULE.test(source) ? swc.process(source, path, ...rest).code : source;
        return {
          code: `if (globalThis.loadOnce) module.exports = globalThis.loadOnce(${JSON.stringify(path)});
else (function () {${code}
}).call(this);`,
        };
      },
      /** @param {unknown[]} given */
      getCacheKey: (...given) =>
        createHash('sha1')
          .update(own)
          .update(swc.getCacheKey(...given))
          .digest('hex'),
    };
  },
};
