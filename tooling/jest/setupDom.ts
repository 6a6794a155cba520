import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import React from 'react';
import { configure, getConfig } from '@testing-library/react';
import { keepLabels } from './page/keepLabels';
import { keepStyles } from './page/keepStyles';

// The library outlasts the file: so would its settings.
const before = { ...getConfig() };
afterAll(() => configure(before));

// How long a `findBy` may look before it says that something is missing; a guard, not a measure.
// While it looks, an error is thrown and caught at every change of the page: only the last one prints the page.
const { getElementError } = before;
configure({
  asyncUtilTimeout: 15_000,
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isLooking } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isLooking) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// React reads the stack at each element that is made, for warnings about its owner, until it has read ten thousand in a
// second: an eighth of the time of the tests of screens. Here it is told that it has.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(
  (React as unknown as Record<typeof internals, object>)[internals],
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {}, configurable: true },
);

// jsdom lacks what browsers have had for years; the SDK and React's server renderer need these.
Object.assign(globalThis, {
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
});
if (globalThis.HTMLDialogElement && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    this.returnValue = value ?? '';
    const before = focusedBefore.get(this);
    focusedBefore.delete(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}
if (globalThis.window && !window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  });
}
if (globalThis.Element && !Element.prototype.scrollIntoView)
  Element.prototype.scrollIntoView = () => {};

if (globalThis.window) {
  keepStyles(window);
  keepLabels();
}
