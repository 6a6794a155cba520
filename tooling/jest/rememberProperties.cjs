/**
 * Remembers an object's own properties, and has them as they were.
 * @param {object} object
 * @param {object} [target] Through which the object is changed.
 * @param {Set<PropertyKey>} [spared] Properties that stay when they come later.
 */
module.exports = function rememberProperties(object, target = object, spared = new Set()) {
  /** @type {Record<PropertyKey, PropertyDescriptor>} */
  const before = Object.getOwnPropertyDescriptors(object);
  const keys = Reflect.ownKeys(before);
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!Object.hasOwn(before, key) && !spared.has(key)) Reflect.deleteProperty(target, key);
    for (const key of keys) {
      const was = /** @type {PropertyDescriptor} */ (before[key]);
      const is = Object.getOwnPropertyDescriptor(object, key);
      if (!is || !Object.is(is.value, was.value) || is.get !== was.get || is.set !== was.set)
        Reflect.defineProperty(target, key, was);
    }
  };
};
