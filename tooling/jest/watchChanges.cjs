/**
 * An object with its own properties as they were; one that grows may get more, and other numbers and lists.
 * @typedef {object} Watched
 * @property {string} name
 * @property {object} object
 * @property {[PropertyKey, PropertyDescriptor][]} before
 * @property {Set<PropertyKey>} keys
 * @property {boolean} grows
 */

/**
 * @param {unknown} value
 * @returns {value is Function}
 */
const isFunction = (value) => typeof value === 'function';

/**
 * @param {unknown} value
 * @returns {value is object}
 */
const isObject = (value) => isFunction(value) || (typeof value === 'object' && value !== null);

/**
 * Of whichever realm.
 * @param {unknown} value
 * @returns {value is object}
 */
function isPlain(value) {
  if (!isObject(value) || isFunction(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What every function has. */
const usual = new Set(['length', 'name', 'prototype', 'arguments', 'caller', 'constructor']);
/**
 * Whether there is anything to replace: far the most functions are no classes and have nothing of their own.
 * @param {object} object
 */
const hasParts = (object) => Reflect.ownKeys(object).some((key) => !usual.has(String(key)));

/**
 * Jest marks what it has seen.
 * @param {PropertyKey} key
 */
const isOfJest = (key) => typeof key === 'symbol' && key.description?.startsWith('$$jest');

/**
 * Follows objects that outlast a file of tests: what a file changes of them, the files after it would meet.
 * @param {object} [how]
 * @param {boolean} [how.functionsOnly] Numbers and lists of an object are its own business.
 * @param {boolean} [how.growing] So is what a module keeps in its classes and tables, and adds to them, while it is used.
 * @param {RegExp} [how.spared] What may change, by its whole name.
 */
module.exports = function watchChanges({ functionsOnly = false, growing = false, spared } = {}) {
  /** @type {Map<object, Watched>} */
  const watched = new Map();
  /**
   * @param {string} name
   * @param {PropertyKey} key
   */
  const isSpared = (name, key) => spared?.test(`${name}.${String(key)}`);

  /**
   * @param {object} object
   * @param {string} name
   * @param {boolean} grows
   */
  function watchOne(object, name, grows = growing) {
    const known = watched.get(object);
    if (known) return known;
    const keys = Reflect.ownKeys(object);
    const compared = keys.filter((key) => !isSpared(name, key));
    /** @type {Watched['before']} */
    const before = compared.map((key) => [
      key,
      /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(object, key)),
    ]);
    const found = { name, object, before, keys: new Set(keys), grows };
    watched.set(object, found);
    return found;
  }

  /**
   * Follows an object, and the functions, classes and plain objects that it has.
   * @param {unknown} object
   * @param {string} name
   * @returns {Watched[]}
   */
  function watch(object, name) {
    if (!isObject(object)) return [];
    const own = watchOne(object, name, false);
    const found = [own];
    /** @type {[string, unknown][]} */
    const inner = [[name, object]];
    for (const [key, { value }] of own.before) inner.push([`${name}.${String(key)}`, value]);
    for (const [label, value] of inner) {
      if ((!isFunction(value) && !isPlain(value)) || spared?.test(label)) continue;
      if (hasParts(value)) found.push(watchOne(value, label));
      if (isFunction(value) && isObject(value.prototype) && hasParts(value.prototype))
        found.push(watchOne(value.prototype, `${label}.prototype`));
    }
    return found;
  }

  /**
   * @param {object} object
   * @param {PropertyKey} key
   * @param {PropertyDescriptor} was
   * @param {boolean} looksAtFunctions
   */
  function isChanged(object, key, was, looksAtFunctions) {
    // Far the most are as they were; a descriptor costs ten times as much as a look.
    if ('value' in was && Object.is(/** @type {any} */ (object)[key], was.value)) return false;
    const is = Object.getOwnPropertyDescriptor(object, key);
    if (!is) return true;
    if (!looksAtFunctions) return is.get !== was.get || is.set !== was.set || 'value' in is;
    // What Node loads when it is first asked for becomes a value by itself.
    return 'value' in was
      ? isFunction(is.value ?? is.get) || isFunction(was.value)
      : 'get' in is && is.get !== was.get;
  }

  /**
   * Names what was changed, and has it as it was.
   * @param {Iterable<Watched>} [some] All unless told.
   */
  function putBack(some = watched.values()) {
    /** @type {string[]} */
    const changed = [];
    for (const { name, object, before, keys, grows } of new Set(some)) {
      for (const key of grows ? [] : Reflect.ownKeys(object)) {
        if (keys.has(key) || isOfJest(key) || isSpared(name, key)) continue;
        changed.push(`${name}.${String(key)}`);
        if (!Reflect.deleteProperty(object, key)) keys.add(key);
      }
      for (const [key, was] of before) {
        if (!isChanged(object, key, was, functionsOnly || grows)) continue;
        changed.push(`${name}.${String(key)}`);
        Reflect.defineProperty(object, key, was);
      }
    }
    return changed;
  }

  return { watch, putBack };
};
