const rememberProperties = require('../rememberProperties.cjs');
const followTimers = require('./followTimers.cjs');
const { forgetListeners, tellErrors } = require('./listeners.cjs');

/** @typedef {NonNullable<InstanceType<typeof import('jest-environment-jsdom').TestEnvironment>['dom']>} Dom */

/**
 * @param {unknown} value
 * @returns {value is object}
 */
const isObject = (value) => value === Object(value);

/**
 * Remembers a page as it is before any test.
 * @param {Dom} dom
 * @param {Set<PropertyKey>} [ofPackages] Globals that stay.
 * @returns {() => Promise<void>} Has the page as it was.
 */
module.exports = function rememberPage(dom, ofPackages) {
  const { window, cookieJar } = dom;
  const { document, process } = window;
  const { documentElement: html, head, body, doctype } = document;
  const global = dom.getInternalVMContext();
  // Parts that are known to packages: they stay, and lose all that they were given.
  const nodes = [document, html, head, body];
  const endTimers = followTimers(window);
  // Classes with what they give to their objects, and objects that there are one of; not what jsdom has for itself.
  const values = Object.getOwnPropertyNames(global)
    .filter((name) => !name.startsWith('_'))
    .map((name) => window[name]);
  const objects = new Set(
    [...values, ...values.map((value) => value?.prototype), process?.env, ...nodes].filter(
      isObject,
    ),
  );
  objects.delete(window);
  const resets = [...objects].map((object) => rememberProperties(object));
  // Behind the window there is a second object, from which only the window itself deletes.
  resets.push(rememberProperties(global, window, ofPackages));
  function forgetAllListeners() {
    for (const target of [global, ...nodes]) forgetListeners(target);
    tellErrors(dom);
  }
  forgetAllListeners();
  return async () => {
    endTimers();
    // What is to run at once may plan that again, as going back does.
    for (let round = 0; round < 3; round++) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const reset of resets) reset();
    forgetAllListeners();
    while (document.lastChild) document.lastChild.remove();
    if (doctype) document.append(doctype);
    document.append(html);
    html.replaceChildren(head, body);
    head.replaceChildren();
    body.replaceChildren();
    for (const element of [html, head, body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    cookieJar.removeAllCookiesSync();
    document.getSelection()?.removeAllRanges();
    window.history.replaceState(null, '', '/');
    // What was visited before cannot be forgotten through the history itself.
    const { _sessionHistory: visited } = global;
    Object.assign(visited, { _entries: [visited.currentEntry], _currentIndex: 0 });
  };
};
